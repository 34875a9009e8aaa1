import { globalLayer } from '@vanilla-extract/css';

/** Resets and theme values. */
export const baseLayer = globalLayer('pk-base');
/** Component styles. Unlayered rules of the host override them. */
export const componentLayer = globalLayer('pk-components');
