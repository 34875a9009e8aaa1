'use client';

// src/kernel/notifications/toast-link.ts
function toastLink(navigation, destination, title) {
  const href = navigation.href(destination);
  return href === void 0 ? void 0 : { title, href, destination };
}

export {
  toastLink
};
