import { component, container, space, vars } from '@portal-kit/ui/style';

export const message = component({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  minHeight: '320px',
});
export const actions = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  marginBlockEnd: '12px',
});
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: `${space[4]} ${space[5]}`,
  '@container': { [container.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = component({ display: 'grid', gap: space[4], minWidth: 0 });
export const link = component({
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: '4px',
  // A record without a destination renders no link.
  selectors: {
    '&[href]': { color: vars.color.accentText },
    '&[href]:hover': { textDecoration: 'underline' },
  },
});
