import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const fade = keyframes({ from: { opacity: 0 } });
const fromStart = keyframes({ from: { insetInlineStart: '-24px', opacity: 0 } });
const fromEnd = keyframes({ from: { insetInlineEnd: '-24px', opacity: 0 } });

export const scrim = component({
  position: 'fixed',
  inset: 0,
  zIndex: 90,
  overflow: 'hidden',
  background: vars.color.scrim,
  animation: `${fade} 120ms ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const surface = component({
  position: 'absolute',
  insetBlock: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.modal,
});
/** The width in pixels. In the portal, a build step makes `16px` relative to the font size of the browser. */
const width = 'calc(var(--drawer-width) / 16 * 16px)';
export const sides = {
  start: component({
    insetInlineStart: 0,
    width: `min(${width}, calc(100% - 40px))`,
    borderInlineEnd: '1px solid transparent',
    animation: `${fromStart} 140ms ease-out`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
  end: component({
    insetInlineEnd: 0,
    width: `min(${width}, 100%)`,
    borderInlineStart: `1px solid ${vars.color.line}`,
    animation: `${fromEnd} 140ms ease-out`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
} as const;
export const dialog = component({
  outline: 'none',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
});
export const head = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '64px',
  flexShrink: 0,
  paddingBlock: '12px',
  // Aligns the icon, not the edge of its button, with the padding of the content.
  paddingInline: '24px 15px',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const title = component({
  flex: '1 1 auto',
  minWidth: 0,
  fontSize: vars.fontSize.title,
  lineHeight: '1.3334em',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});
export const content = component({
  flex: '1 1 auto',
  padding: '16px 24px 24px',
  overflowWrap: 'anywhere',
});
