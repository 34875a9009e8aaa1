import { component, space, vars } from '@portal-kit/ui/style';

export const progress = component({
  display: 'block',
  width: '100%',
  marginBlock: `${space[2]} ${space[3]}`,
  accentColor: vars.color.accent,
});
export const summary = component({ color: vars.color.inkSecondary });
export const records = component({
  maxHeight: 'min(40vh, 360px)',
  overflow: 'auto',
  margin: `${space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const record = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space[3]}`,
  padding: `6px ${space[3]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const name = component({ fontWeight: 600 });
export const reason = component({
  gridColumn: '1 / -1',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const field = component({ marginBlockStart: space[4] });
export const buttons = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: '20px',
});
