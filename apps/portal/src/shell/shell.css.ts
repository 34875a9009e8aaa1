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
export const side = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '20px',
  padding: '24px 16px 0',
});
export const brandPlace = component({ paddingInline: '8px' });
export const switcher = component({
  appearance: 'none',
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
});
export const person = component({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '240px',
  overflowWrap: 'anywhere',
});
export const personName = component({ fontWeight: 600 });
export const personEmail = component({
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
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

export const signIn = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  width: 'min(400px, calc(100vw - 32px))',
  padding: '32px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '16px',
  '@media': { [media.narrow]: { padding: '24px 20px' } },
});
export const signInForm = component({ display: 'flex', flexDirection: 'column', gap: '16px' });
export const signInTitle = component({
  fontSize: '24px',
  lineHeight: '32px',
  fontWeight: 650,
  letterSpacing: '-0.015em',
});
export const signInCaption = component({ color: vars.color.inkSecondary });
export const label = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  fontSize: '13px',
  fontWeight: 550,
});
export const input = component({
  width: '100%',
  height: '40px',
  paddingInline: '12px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: '14px',
  fontWeight: 400,
  selectors: {
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad },
  },
});
export const passwordPlace = component({ position: 'relative', display: 'block' });
export const reveal = component({ position: 'absolute', insetBlockStart: '2px', insetInlineEnd: '2px' });
export const remember = component({ display: 'flex', alignItems: 'center', gap: '10px', cursor: 'pointer' });
export const checkbox = component({
  width: '18px',
  height: '18px',
  margin: 0,
  accentColor: vars.color.accent,
});
export const failure = component({
  padding: '10px 12px',
  borderRadius: vars.radius.control,
  background: vars.color.badTint,
  color: vars.color.bad,
});
export const fieldError = component({
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.bad,
  fontWeight: 400,
});
export const submit = component({ width: '100%', minHeight: '40px' });

export const actionsSlot = component({ display: 'contents' });
