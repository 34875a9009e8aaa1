'use client';
import {
  isPlainClick
} from "./chunk-4JIPPU25.js";
import {
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/kernel/navigation/use-destination-link.ts
function useDestinationLink() {
  const { navigation } = usePortal();
  return (destination) => {
    const href = navigation.href(destination);
    if (href === void 0) return void 0;
    return {
      href,
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(destination);
      },
      onPointerEnter: () => navigation.prepare?.(destination),
      onFocus: () => navigation.prepare?.(destination)
    };
  };
}

export {
  useDestinationLink
};
