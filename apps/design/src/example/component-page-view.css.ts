import { component, space, vars } from '@portal-kit/ui/style';

export const page = component({ display: 'grid', gap: space[6], paddingBlockEnd: space[6] });
export const purpose = component({ maxInlineSize: '80ch', fontSize: '15px', lineHeight: '1.55em' });
export const title = component({ fontSize: '16px', fontWeight: 600, lineHeight: '1.4em' });
export const notes = component({
  display: 'grid',
  gap: space[1],
  maxInlineSize: '80ch',
  paddingBlockStart: space[2],
});
export const note = component({
  position: 'relative',
  paddingInlineStart: '18px',
  '::before': {
    content: '',
    boxSizing: 'border-box',
    position: 'absolute',
    insetInlineStart: '4px',
    insetBlockStart: '0.55em',
    inlineSize: '5px',
    blockSize: '5px',
    borderRadius: vars.radius.pill,
    background: vars.color.inkMuted,
  },
});
export const text = component({
  maxInlineSize: '80ch',
  paddingBlockStart: '2px',
  color: vars.color.inkSecondary,
});
export const table = component({
  marginBlockStart: space[3],
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const propName = component({ fontWeight: 600, whiteSpace: 'nowrap' });
export const type = component({ color: vars.color.inkSecondary, overflowWrap: 'anywhere' });
export const required = component({ color: vars.color.bad });
export const tokens = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlockStart: space[3],
});
export const token = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '26px',
  paddingInline: '10px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontSize: vars.fontSize.small,
});
export const swatch = component({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '3px',
  border: `1px solid ${vars.color.lineStrong}`,
});
