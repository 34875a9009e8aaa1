import { component, container, media, space, vars } from '@portal-kit/ui/style';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
});
export const step = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  selectors: {
    // The line between two steps.
    '&:not(:first-child)::before': {
      content: '',
      width: '48px',
      height: '1px',
      background: vars.color.lineStrong,
    },
  },
  '@container': {
    [container.narrow]: { selectors: { '&:not(:first-child)::before': { width: '12px' } } },
  },
});
export const button = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.control,
  paddingInline: space[1],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.inkSecondary,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.color.ink },
    '&:hover': { color: vars.color.ink },
  },
});
export const mark = component({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  flex: 'none',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '50%',
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current] > &': { borderColor: vars.color.accentText, color: vars.color.accentText },
    '[data-state="done"] > &': {
      borderColor: vars.color.ok,
      background: vars.color.ok,
      color: vars.color.surface,
    },
    '[data-state="problem"] > &': { borderColor: vars.color.bad, color: vars.color.bad },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[aria-current] > &': { outline: '2px solid Highlight' } } },
  },
});
