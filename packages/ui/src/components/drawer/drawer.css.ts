import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const slide = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });

export const scrim = component({ position: 'fixed', inset: 0, zIndex: 90, background: vars.color.scrim });
export const drawer = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'min(320px, calc(100vw - 40px))',
  overflow: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.modal,
  animation: `${slide} 140ms ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const dialog = component({
  outline: 'none',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
});
