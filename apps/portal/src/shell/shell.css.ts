import { component, media, vars } from '@portal-kit/ui/style';

export const brand = component({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  fontWeight: 650,
  fontSize: '15px',
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
});
/** The name of the portal. On a phone, the top bar has space only for the logo. */
export const brandName = component({
  '@media': {
    [`screen and ${media.narrow}`]: { selectors: { '[data-compact] > &': { display: 'none' } } },
  },
});
export const mark = component({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontSize: '12px',
  fontWeight: 700,
});
/** The supplier beside the brand of a printed page. */
export const printedSupplier = component({
  '@media': {
    [media.print]: { marginInlineStart: 'auto', '::after': { content: 'attr(data-supplier)' } },
  },
});
export const side = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '20px',
  padding: '24px 16px 0',
});
export const brandPlace = component({ paddingInline: '8px' });
export const switcher = component({
  appearance: 'none',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '60px',
  padding: '8px 12px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '10px',
  background: 'transparent',
  textAlign: 'start',
  selectors: {
    '&[data-compact]': {
      width: 'auto',
      minWidth: 0,
      maxWidth: '360px',
      minHeight: '44px',
      paddingBlock: '3px',
    },
  },
});
export const switchable = component({
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const supplier = component({ flex: '1 1 auto', minWidth: 0 });
export const supplierName = component({
  display: 'block',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const supplierNote = component({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkMuted,
});
export const chevrons = component({ color: vars.color.inkMuted });
export const avatarButton = component({
  appearance: 'none',
  display: 'block',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  cursor: 'pointer',
  '@media': { [media.coarse]: { padding: '4px' } },
});
export const center = component({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  minHeight: '60vh',
});
export const page = component({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  background: vars.color.page,
});

export const logo = component({
  display: 'block',
  width: 'auto',
  maxWidth: '120px',
  height: '28px',
  objectFit: 'contain',
});
export const searchPlace = component({ marginBlockStart: 'auto', padding: '16px' });
export const searchButton = component({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: '12px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.inkSecondary,
  fontSize: '13px',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const offline = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '8px 12px',
  borderRadius: vars.radius.control,
  background: `color-mix(in srgb, ${vars.color.warn} 12%, ${vars.color.surface})`,
});
/** The element has no box of its own while the screens are visible. */
export const screens = component({ selectors: { '&:not([hidden])': { display: 'contents' } } });
