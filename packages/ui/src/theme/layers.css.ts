import { globalLayer } from '@vanilla-extract/css';

/** Resets and theme values. */
export const baseLayer = globalLayer('pk-base');
/** Everything a component says about itself; an unlayered rule of a host wins over it. */
export const componentLayer = globalLayer('pk-components');
