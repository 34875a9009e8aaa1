import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { space, vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** The padding of the scroll container, which would clip the shadows of the toasts. */
const paddingAround = '24px';

export const region = component({
  position: 'fixed',
  zIndex: 110,
  insetBlock: `${vars.inset.blockStart} ${vars.inset.blockEnd}`,
  insetInlineEnd: 0,
  display: 'flex',
  // The newest toast is at the bottom and stays visible when the toasts overflow.
  flexDirection: 'column-reverse',
  width: `min(390px + 2 * ${paddingAround}, 100%)`,
  overflow: 'auto',
  padding: paddingAround,
  outline: 'none',
  // The page between and around the toasts receives pointer events.
  pointerEvents: 'none',
  // Above the sticky buttons of a form.
  selectors: {
    '[data-pk-theme]:has([data-form-actions]) &': { insetBlockEnd: `calc(${vars.inset.blockEnd} + 64px)` },
    '[data-pk-theme]:has([data-form-actions="tall"]) &': {
      insetBlockEnd: `calc(${vars.inset.blockEnd} + 112px)`,
    },
  },
  '@media': {
    // Above the footer of a table. In a narrow window the footer scrolls with the page.
    '(min-width: 720px)': {
      selectors: {
        '[data-pk-theme]:has([part~="pagination"]) &': {
          insetBlockEnd: `calc(${vars.inset.blockEnd} + 56px)`,
        },
      },
    },
    [media.narrow]: { padding: space[4] },
    [media.print]: { display: 'none' },
  },
});
export const list = component({ display: 'flex', flexDirection: 'column-reverse', gap: space[3] });
export const item = component({ minWidth: 0 });
export const toast = component({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
  maxHeight: 'min(360px, 60vh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  animation: `${enter} 160ms ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const success = component({ marginBlockStart: '8px', color: vars.color.ok });
export const error = component({ marginBlockStart: '8px', color: vars.color.bad });
export const content = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[1],
  minWidth: 0,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
});
export const title = component({ fontWeight: 600 });
export const caption = component({
  color: vars.color.inkSecondary,
  fontSize: vars.fontSize.label,
  lineHeight: '1.385em',
});
export const link = component({
  fontWeight: 600,
  fontSize: vars.fontSize.label,
  lineHeight: '1.385em',
  color: vars.color.accentText,
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.coarse]: { paddingBlock: '13px', marginBlock: '-8px' } },
});
export const errors = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  alignSelf: 'stretch',
  marginBlock: '4px',
  paddingInlineStart: '10px',
  borderInlineStart: `2px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
/** Sticky, so that the close button of a long toast stays visible while scrolling. */
export const close = component({ position: 'sticky', insetBlockStart: 0 });
