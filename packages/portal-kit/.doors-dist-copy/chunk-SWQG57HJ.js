'use client';
import {
  isTokenUnavailable
} from "./chunk-Y3573VEU.js";

// src/kernel/notifications/failure.ts
import { isPortalError } from "@portal-kit/sdk";
function failureText(error, texts) {
  if (!isPortalError(error)) return texts.errorCaption;
  if (isTokenUnavailable(error)) return texts.tokenUnavailable;
  if (error.kind === "http") return error.message || texts.errorCaption;
  if (error.kind === "timeout") return texts.timeout;
  if (error.kind === "network") return texts.offline;
  return texts.errorCaption;
}
function failureToast(error, texts, title = texts.errorTitle) {
  const fields = isPortalError(error) ? error.fields : [];
  return {
    status: "error",
    title,
    caption: failureText(error, texts),
    validationErrors: fields.map(
      ({ fieldPath, message }) => fieldPath ? `${fieldPath}: ${message}` : message
    )
  };
}

export {
  failureText,
  failureToast
};
