'use client';
import {
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/kernel/leaving/use-unsaved-changes.ts
import { useCallback, useEffect, useRef } from "react";
function useUnsavedChanges(hasChanges, warning) {
  const { unsaved } = usePortal();
  const release = useRef(void 0);
  const letGo = useCallback(() => {
    release.current?.();
    release.current = void 0;
  }, []);
  useEffect(() => {
    if (!hasChanges) return;
    release.current = unsaved?.hold(warning);
    return letGo;
  }, [hasChanges, warning, unsaved, letGo]);
  return letGo;
}

export {
  useUnsavedChanges
};
