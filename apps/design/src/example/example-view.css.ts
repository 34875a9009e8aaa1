import { component, container, space, vars } from '@portal-kit/ui/style';

export const title = component({ fontSize: '16px', fontWeight: 600, lineHeight: '1.4em' });
export const link = component({
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const text = component({
  maxInlineSize: '72ch',
  paddingBlockStart: '2px',
  color: vars.color.inkSecondary,
});
export const card = component({
  display: 'grid',
  marginBlockStart: space[3],
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  // The gap is the line between stages and code.
  gap: '1px',
  background: vars.color.line,
});
export const stacked = component({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const beside = component({
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.9fr)',
  '@container': { [container.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stages = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  minInlineSize: 0,
  gap: '1px',
});
export const stage = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.surface,
});
export const theme = component({
  paddingInline: space[5],
  paddingBlock: space[2],
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  color: vars.color.inkMuted,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** Smaller than the page, so that a window of 1100 px fits beside the navigation. */
export const frame = component({ inlineSize: '100%', blockSize: '520px', border: 0, zoom: 0.75 });
