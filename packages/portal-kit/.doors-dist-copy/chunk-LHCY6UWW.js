'use client';

// src/kernel/errors/is-missing.ts
import { isPortalError } from "@portal-kit/sdk";
function isMissing(error) {
  if (!isPortalError(error)) return false;
  return error.status === 404 || error.kind === "parse" && error.status === 0;
}

export {
  isMissing
};
