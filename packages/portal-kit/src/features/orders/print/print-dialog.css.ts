import { component, space, vars } from '@portal-kit/ui/style';

export const fields = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  marginBlockEnd: space[4],
});
export const preview = component({
  display: 'block',
  width: '100%',
  height: 'clamp(240px, 52vh, 640px)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const message = component({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[3],
  height: 'clamp(240px, 52vh, 640px)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  padding: space[4],
  textAlign: 'center',
  color: vars.color.inkSecondary,
});
export const note = component({
  margin: `${space[3]} 0 0`,
  color: vars.color.inkSecondary,
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
});
export const buttons = component({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: '20px',
});
export const position = component({ margin: `0 0 ${space[3]}` });
