import { component, container, media, space, vars } from '@portal-kit/ui/style';

const control = {
  appearance: 'none',
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
} as const;

/** Chips wrap below the first line, beside the buttons at the end of the toolbar. */
export const bar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 0',
  minWidth: 'min(140px, 100%)',
  paddingBlock: space[1],
  '@media': { [media.coarse]: { paddingBlock: 0 } },
  '@container': {
    [container.narrow]: {
      minWidth: '88px',
      // Chips have a line of their own.
      selectors: { '&:has(> :nth-child(2))': { flexBasis: '100%' } },
    },
  },
});
export const chip = component({
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: '28px',
  '@media': { [media.coarse]: { minHeight: '46px' } },
  maxWidth: '100%',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  selectors: {
    '&:has(> :first-child:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const face = component({
  ...control,
  minWidth: 0,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  borderStartStartRadius: vars.radius.pill,
  borderEndStartRadius: vars.radius.pill,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The chip draws the focus ring, because the remove button would cover a focus ring of the label.
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const remove = component({
  ...control,
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  '@media': { [media.coarse]: { width: '44px' } },
  borderRadius: '50%',
  color: vars.color.inkSecondary,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:hover': { background: vars.color.hover, color: vars.color.ink },
  },
});
export const add = component({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  '@media': { [media.coarse]: { minHeight: '44px' } },
  padding: `${space[1]} ${space[3]} ${space[1]} 10px`,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  color: vars.color.inkSecondary,
  fontSize: vars.fontSize.label,
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.ink } },
});
