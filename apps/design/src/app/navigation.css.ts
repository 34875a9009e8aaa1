import { component, media, space, vars } from '@portal-kit/ui/style';

export const container = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minBlockSize: 0,
});
export const filter = component({ paddingInline: space[4], paddingBlockEnd: space[3] });
export const nav = component({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `${space[1]} ${space[4]} ${space[6]}`,
});
export const group = component({ selectors: { '& + &': { marginBlockStart: space[4] } } });
export const title = component({
  paddingInline: '10px',
  paddingBlockEnd: space[1],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkMuted,
});
export const link = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '30px',
  paddingInline: '10px',
  borderRadius: '6px',
  color: vars.color.inkSecondary,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': {
      background: vars.color.accentTint,
      color: vars.color.accentText,
      fontWeight: 600,
    },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
});
export const none = component({ paddingInline: '26px', color: vars.color.inkSecondary });
