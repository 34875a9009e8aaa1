import { component, space, vars } from '@portal-kit/ui/style';

export const sidebar = component({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `18px ${space[4]} ${space[3]}`,
});
export const brand = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
});
export const logo = component({ inlineSize: '28px', blockSize: '28px' });
export const logoGround = component({ fill: vars.color.accent });
export const logoSign = component({ fill: vars.color.accentInk });
