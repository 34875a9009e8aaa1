'use client';

// src/kernel/portal/back-off.ts
import { isPortalError } from "@portal-kit/sdk";
var defaultWaitMs = 5e3;
var longestWaitMs = 6e4;
function waitAfter(error) {
  if (!isPortalError(error)) return 0;
  const asked = error.retryAfterMs ?? (error.status === 429 ? defaultWaitMs : 0);
  return Math.min(asked, longestWaitMs);
}

export {
  waitAfter
};
