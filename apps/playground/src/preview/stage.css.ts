import { component, media, space, vars } from '@portal-kit/ui/style';

export const stage = component({
  position: 'relative',
  minWidth: 0,
  padding: '20px 28px 28px',
  overflow: 'auto',
  background: vars.color.page,
  backgroundImage: `radial-gradient(${vars.color.line} 1px, transparent 1px)`,
  backgroundSize: '16px 16px',
  // On phones, the code and the controls below stay within reach.
  '@media': { [media.narrow]: { padding: '12px', maxHeight: '78vh' } },
});
export const frame = component({
  position: 'relative',
  marginInline: 'auto',
  '@media': { [media.narrow]: { maxWidth: '100%' } },
});
export const card = component({
  minWidth: 0,
  overflow: 'auto',
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: '12px',
  background: `light-dark(#ffffff, #141213)`,
  boxShadow: `0 1px 2px light-dark(rgb(29 26 27 / 5%), rgb(0 0 0 / 40%)), 0 12px 32px light-dark(rgb(29 26 27 / 7%), rgb(0 0 0 / 40%))`,
  '@media': { [media.narrow]: { padding: space[3] } },
});
export const widget = component({ minWidth: 0, minHeight: '200px' });
export const handle = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-22px',
  width: '20px',
  cursor: 'ew-resize',
  touchAction: 'none',
  borderRadius: '6px',
  selectors: {
    '&::after': {
      content: '',
      boxSizing: 'border-box',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '7px',
      width: '5px',
      height: '44px',
      marginBlockStart: '-22px',
      borderRadius: '3px',
      background: vars.color.control,
    },
    '&:hover::after, &:focus-visible::after': { background: vars.color.accent },
  },
  '@media': { [media.narrow]: { display: 'none' } },
});
export const state = component({ display: 'grid', placeItems: 'center', minHeight: '280px', gap: space[3] });
export const loading = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  color: vars.color.inkSecondary,
});
