'use client';

// src/kernel/errors/token-unavailable.ts
var name = "TokenUnavailableError";
var tokenUnavailable = (cause) => Object.assign(new Error("portal-kit: the host gave no access token.", { cause }), { name });
function isTokenUnavailable(error) {
  const { cause } = error ?? {};
  return cause instanceof Error && cause.name === name;
}

export {
  tokenUnavailable,
  isTokenUnavailable
};
