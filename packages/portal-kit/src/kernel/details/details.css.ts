import { component, container, media, space, vars } from '@portal-kit/ui/style';

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
export const nowrap = component({ whiteSpace: 'nowrap' });
const linkStyle = {
  textDecoration: 'none',
  borderRadius: '4px',
  // A record without a destination renders no link.
  selectors: {
    '&[href]': { color: vars.color.accentText },
    '&[href]:hover': { textDecoration: 'underline' },
  },
  // 44 px high for a finger, without moving the lines around it.
  '@media': { [media.coarse]: { paddingBlock: '14px', marginBlock: '-14px' } },
} as const;
export const link = component({ ...linkStyle, fontWeight: 600, whiteSpace: 'nowrap' });
/** A link whose text can wrap. */
export const textLink = component(linkStyle);
/** A second line of a table cell. */
export const second = component({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  fontWeight: 450,
  color: vars.color.inkSecondary,
});
