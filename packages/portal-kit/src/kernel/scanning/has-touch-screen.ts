/** Whether the device has a touch screen, so that it is likely held in front of a barcode. False on a server. */
export const hasTouchScreen = (): boolean =>
  globalThis.matchMedia?.('(any-pointer: coarse)').matches ?? false;
