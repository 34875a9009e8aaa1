import { useSyncExternalStore } from 'react';

const never = () => () => {};
const hasTouchScreen = () => matchMedia('(any-pointer: coarse)').matches;

/**
 * Whether the device has a touch screen. Such devices usually have a back camera for barcodes. False on a server and in
 * the first render after it.
 */
export const useTouchScreen = (): boolean => useSyncExternalStore(never, hasTouchScreen, () => false);
