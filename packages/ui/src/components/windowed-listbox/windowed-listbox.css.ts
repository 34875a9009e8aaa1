import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const list = component({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const option = component({
  position: 'absolute',
  insetInline: '6px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingInline: '10px',
  borderRadius: '6px',
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: vars.color.hover },
    '&[aria-selected="true"]': { color: vars.color.accentText, fontWeight: 600 },
    '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
    // Where there is little room the first line is the label's alone.
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
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 400,
  color: vars.color.inkMuted,
});
export const detail = component({
  flexShrink: 0,
  fontSize: '12px',
  color: vars.color.inkMuted,
  fontWeight: 400,
});
export const empty = component({ padding: '12px 16px', color: vars.color.inkSecondary });
