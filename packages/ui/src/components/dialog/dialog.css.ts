import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { space, vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.99)' } });

export const scrim = component({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  placeItems: 'center',
  // `minmax(0, …)` keeps a long word from widening the dialog beyond the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `calc(${vars.inset.blockStart} + 16px) 16px calc(${vars.inset.blockEnd} + 16px)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Set by react-aria: the height of the window without an on-screen keyboard.
  height: 'var(--visual-viewport-height, auto)',
  background: vars.color.scrim,
  animation: `${fade} 120ms ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
/** The width of the confirmation dialog in the specification. */
export const modal = component({
  width: '100%',
  maxWidth: '420px',
  background: vars.color.raised,
  color: vars.color.ink,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.modal,
  animation: `${rise} 160ms ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
/** For a dialog with a table. */
export const wide = component({ maxWidth: '720px' });
export const dialog = component({ padding: space[6], outline: 'none', overflowWrap: 'anywhere' });
export const head = component({ display: 'flex', alignItems: 'start', gap: space[2] });
export const title = component({
  flex: '1 1 auto',
  fontSize: vars.fontSize.title,
  lineHeight: '1.3334em',
  fontWeight: 650,
  letterSpacing: '-0.01em',
});
/** Aligns the icon, not the edge of its button, with the padding of the dialog. */
export const close = component({ marginBlock: '-6px', marginInlineEnd: '-9px', flexShrink: 0 });
export const text = component({ marginBlockStart: '8px', color: vars.color.inkSecondary });
export const content = component({ marginBlockStart: '20px' });
export const actions = component({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: '24px',
});
export const keys = component({ display: 'contents' });
