import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.99)' } });

export const scrim = component({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  placeItems: 'center',
  padding: '16px',
  overflow: 'auto',
  background: vars.color.scrim,
  animation: `${fade} 120ms ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const modal = component({
  width: '100%',
  background: vars.color.raised,
  color: vars.color.ink,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.modal,
  animation: `${rise} 160ms ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
/** The confirmation dialog's width of the specification. */
export const confirmWidth = component({ maxWidth: '420px' });
export const dialog = component({ padding: '24px', outline: 'none' });
export const title = component({
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 650,
  letterSpacing: '-0.01em',
});
export const text = component({ marginBlockStart: '8px', color: vars.color.inkSecondary });
export const actions = component({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '12px',
  marginBlockStart: '24px',
});
