'use client';
import {
  useDestinationLink
} from "./chunk-5FAN3RNM.js";

// src/kernel/navigation/destination-button.tsx
import { ButtonLink } from "@portal-kit/ui/button";
import { jsx } from "react/jsx-runtime";
function DestinationButton({ to, ...rest }) {
  const link = useDestinationLink()(to);
  return link && /* @__PURE__ */ jsx(ButtonLink, { ...rest, ...link });
}

export {
  DestinationButton
};
