import { component, container, space, vars } from '@portal-kit/ui/style';

export const panel = component({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[4]} ${space[5]} ${space[2]}`,
  '@container': { [container.narrow]: { paddingInline: space[4] } },
});
export const title = component({
  margin: 0,
  fontSize: vars.fontSize.body,
  fontWeight: 600,
});
export const summary = component({ color: vars.color.inkSecondary, fontVariantNumeric: 'tabular-nums' });
export const list = component({ margin: 0, padding: 0, listStyle: 'none' });
export const row = component({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[1]} ${space[3]}`,
  padding: `10px ${space[5]}`,
  selectors: {
    'li&, ul ~ [role="status"] > &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
  '@container': {
    [container.narrow]: { gridTemplateColumns: '18px minmax(0, 1fr)', paddingInline: space[4] },
  },
});
export const text = component({ paddingBlock: '4px', overflowWrap: 'anywhere' });
export const action = component({
  '@container': { [container.narrow]: { gridColumn: 2, justifySelf: 'start' } },
});
const icon = { marginBlock: '5px' } as const;
export const icons = {
  block: component({ ...icon, color: vars.color.bad }),
  warn: component({ ...icon, color: vars.color.warn }),
  passed: component({ ...icon, color: vars.color.ok }),
  loading: component({ ...icon, color: vars.color.inkSecondary }),
} as const;
/** An empty live region takes no space and stays in the accessibility tree. */
export const status = component({ selectors: { '&:empty': { position: 'absolute' } } });
export const more = component({
  padding: `6px ${space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
