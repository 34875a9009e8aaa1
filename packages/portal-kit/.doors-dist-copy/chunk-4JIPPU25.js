'use client';

// src/kernel/navigation/plain-click.ts
var isPlainClick = (event) => !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export {
  isPlainClick
};
