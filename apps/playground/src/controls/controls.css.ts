import { component, media, space, vars } from '@portal-kit/ui/style';

export const section = component({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const summary = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '44px',
  paddingInline: space[4],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const title = component({ fontSize: '13px', fontWeight: 600, lineHeight: '20px' });
export const note = component({
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.small,
  color: vars.color.inkMuted,
});
export const marker = component({
  color: vars.color.inkMuted,
  transition: 'transform 120ms',
  selectors: {
    [`${note} + &`]: { marginInlineStart: 0 },
    'details[open] > summary > &': { transform: 'rotate(180deg)' },
  },
  marginInlineStart: 'auto',
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
export const content = component({
  display: 'grid',
  gap: '14px',
  paddingInline: space[4],
  paddingBlock: '4px 16px',
});
export const empty = component({ fontSize: vars.fontSize.small, color: vars.color.inkMuted });
export const required = component({ color: vars.color.bad });
export const name = component({ fontFamily: vars.font.mono, fontWeight: 500, overflowWrap: 'anywhere' });
export const type = component({
  fontFamily: vars.font.mono,
  fontWeight: 400,
  color: vars.color.inkMuted,
  fontSize: '11px',
});
