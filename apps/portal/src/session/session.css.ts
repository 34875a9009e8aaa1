import { component, media, vars } from '@portal-kit/ui/style';

export const card = component({
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
export const form = component({ display: 'flex', flexDirection: 'column', gap: '16px' });
export const title = component({
  fontSize: '24px',
  lineHeight: '32px',
  fontWeight: 650,
  letterSpacing: '-0.015em',
});
export const caption = component({ color: vars.color.inkSecondary });
export const label = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  fontSize: '13px',
  fontWeight: 550,
});
export const input = component({
  width: '100%',
  height: vars.size.control,
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
  // iOS zooms into the page when a field with a smaller text takes the focus.
  '@media': { [media.coarse]: { fontSize: '16px' } },
});
export const passwordPlace = component({ position: 'relative', display: 'block' });
export const reveal = component({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  '@media': { [media.coarse]: { insetBlockStart: 0, insetInlineEnd: 0 } },
});
export const remember = component({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
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
  overflowWrap: 'anywhere',
});
export const fieldError = component({
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.bad,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
export const submit = component({ width: '100%', minHeight: vars.size.control });
export const notice = component({
  padding: '10px 12px',
  borderRadius: vars.radius.control,
  background: vars.color.hover,
  color: vars.color.ink,
});
export const links = component({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', fontSize: '13px' });
export const link = component({
  color: vars.color.accentText,
  fontWeight: 550,
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.coarse]: { paddingBlock: '14px', marginBlock: '-14px' } },
});
export const or = component({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '12px',
  color: vars.color.inkMuted,
  fontSize: '12px',
  '::before': { content: '""', height: '1px', background: vars.color.line },
  '::after': { content: '""', height: '1px', background: vars.color.line },
});
export const rememberRow = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const again = component({ display: 'flex', flexDirection: 'column', gap: '16px' });
