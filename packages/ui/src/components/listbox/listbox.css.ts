import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const paddingPx = 6;

/** In a low window, the list scrolls instead of the popover. */
export const popover = component({
  display: 'flex',
  flexDirection: 'column',
  // `&&` overrides the popover's own style sheet, whatever the order of the two style sheets.
  selectors: { '&&': { overflow: 'hidden' } },
});
export const list = component({
  padding: paddingPx,
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&:empty': { padding: 0 } },
});
export const option = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingInline: '10px',
  borderRadius: '6px',
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-selected]': { color: vars.color.accentText, fontWeight: 600 },
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    // In a narrow container the label takes the whole first line.
    [media.narrow]: {
      selectors: {
        '&[data-lines="2"]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignContent: 'center',
          rowGap: 0,
        },
      },
    },
  },
});
export const texts = component({
  minWidth: 0,
  '@media': { [media.narrow]: { selectors: { '[data-lines="2"] > &': { display: 'contents' } } } },
});
const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const label = component({
  ...oneLine,
  '@media': { [media.narrow]: { selectors: { '[data-lines="2"] &': { gridColumn: '1 / -1' } } } },
});
export const lead = component({ marginInlineEnd: '4px', fontWeight: 600 });
export const note = component({
  ...oneLine,
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  fontWeight: 400,
  color: vars.color.inkMuted,
});
export const detail = component({
  flexShrink: 0,
  fontSize: vars.fontSize.small,
  color: vars.color.inkMuted,
  fontWeight: 400,
});
export const empty = component({
  padding: '12px 16px',
  color: vars.color.inkSecondary,
  selectors: { '&:empty': { padding: 0 } },
});
