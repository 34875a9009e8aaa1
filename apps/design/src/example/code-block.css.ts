import { component, space, vars } from '@portal-kit/ui/style';

export const block = component({ position: 'relative', minInlineSize: 0, background: vars.color.surface });
export const code = component({
  boxSizing: 'border-box',
  margin: 0,
  maxBlockSize: '420px',
  overflow: 'auto',
  padding: space[4],
  paddingInlineEnd: '48px',
  fontSize: vars.fontSize.small,
  lineHeight: '1.6em',
  tabSize: 2,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const copy = component({ position: 'absolute', insetBlockStart: '8px', insetInlineEnd: '8px' });
export const kinds = {
  k: component({ color: vars.color.accentText }),
  s: component({ color: vars.color.ok }),
  n: component({ color: vars.color.ok }),
  t: component({ color: vars.color.info }),
  a: component({ color: vars.color.teal }),
  c: component({ color: vars.color.inkMuted }),
};
