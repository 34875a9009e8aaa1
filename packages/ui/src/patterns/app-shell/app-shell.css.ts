import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { toastHeight, vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const shell = component({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.color.page,
  '@media': {
    [media.noSidebar]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block', background: 'none' },
  },
});
/** The specification's width: 320 px. */
export const sidebar = component({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflowY: 'auto',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.noSidebar]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const topbar = component({
  display: 'none',
  alignItems: 'center',
  gap: '8px',
  minHeight: '56px',
  paddingInline: '12px',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.noSidebar]: { display: 'flex' },
    // A printed page starts with the brand.
    [media.print]: { display: 'flex', paddingInline: 0 },
  },
});
export const topbarControls = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '8px',
  flex: '1 1 0%',
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});
export const column = component({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100dvh',
  '@media': { [media.print]: { display: 'block', height: 'auto' } },
});
export const main = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  // A base size of `auto` would lay out the whole page twice at each change.
  flex: '1 1 0%',
  minHeight: 0,
  // The containing block of elements that react-aria hides by position. Without it the document would scroll.
  position: 'relative',
  overflowY: 'auto',
  container: 'pk / inline-size',
  padding: '20px 32px 0',
  outline: 'none',
  // A margin instead of padding, so that sticky elements reach the bottom of the page.
  '::after': { content: '', flex: '0 0 8px' },
  selectors: {
    // The buttons of a form are below the toasts.
    '&:not(:has([data-form-actions]))::after': {
      flexBasis: `calc(8px + ${fallbackVar(toastHeight, '0px')})`,
    },
  },
  '@media': {
    [media.noSidebar]: { padding: '16px 16px 0' },
    // A printed page shows the whole content, not the visible part of a scroll container.
    [media.print]: { overflow: 'visible', padding: '16px 0 0' },
  },
});
export const skip = component({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: 120,
  padding: '8px 14px',
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.accentInk,
  border: 0,
  cursor: 'pointer',
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
export const nav = component({ display: 'flex', flexDirection: 'column', gap: '4px', padding: '16px' });
export const navItem = component({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: `max(38px, ${vars.size.control})`,
  paddingInline: '12px',
  borderRadius: vars.radius.control,
  color: vars.color.inkSecondary,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.ink },
    '&[aria-current="page"]': { background: vars.color.accentTint, color: vars.color.accentText },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="page"]:not(:focus-visible)': {
          outline: '1px solid Highlight',
          outlineOffset: '-1px',
        },
      },
    },
  },
});
