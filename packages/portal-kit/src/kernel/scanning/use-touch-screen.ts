import { useSyncExternalStore } from 'react';

const never = () => () => {};
const hasTouchScreen = () => matchMedia('(any-pointer: coarse)').matches;

/**
 * Returns whether the device has a touch screen. Such devices usually have a back camera for barcodes. The result is
 * false on a server and in the first render after it.
 */
export const useTouchScreen = (): boolean => useSyncExternalStore(never, hasTouchScreen, () => false);
