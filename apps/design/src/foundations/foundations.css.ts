import { component, container, space, vars } from '@portal-kit/ui/style';

export const page = component({ display: 'grid', gap: space[6], paddingBlockEnd: space[6] });
export const section = component({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const title = component({ fontSize: '16px', fontWeight: 600, lineHeight: '1.4em' });
export const text = component({ maxInlineSize: '80ch', color: vars.color.inkSecondary });
export const card = component({
  marginBlockStart: space[1],
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const themes = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@container': { [container.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const theme = component({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.page,
});
export const themeTitle = component({ fontWeight: 600 });
export const colors = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  gap: space[2],
});
export const color = component({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const colorGround = component({ blockSize: '44px', borderBlockEnd: `1px solid ${vars.color.line}` });
export const colorTexts = component({
  display: 'grid',
  padding: `${space[1]} ${space[2]} 6px`,
  fontSize: vars.fontSize.small,
});
export const colorValue = component({ color: vars.color.inkSecondary, overflowWrap: 'anywhere' });
export const pair = component({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '28px',
  borderRadius: '6px',
  border: `1px solid ${vars.color.line}`,
  fontWeight: 600,
});
export const pairShape = component({ inlineSize: '14px', blockSize: '14px', borderRadius: '50%' });
export const ratio = component({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const bar = component({ blockSize: '16px', borderRadius: '3px', background: vars.color.accent });
export const sample = component({ overflowWrap: 'anywhere' });
export const boxes = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: space[4],
  paddingBlock: space[2],
});
export const box = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: '110px',
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
});
export const icons = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
  gap: space[2],
});
export const icon = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[4]} ${space[2]} ${space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.fontSize.small,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
