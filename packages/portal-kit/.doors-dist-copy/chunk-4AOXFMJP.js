'use client';

// src/kernel/portal/is-answered.ts
function isAnswered(error) {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : 0;
  return typeof status === "number" && status >= 400 && status < 500;
}

export {
  isAnswered
};
