import { component, container, space, stickyHeight, vars } from '@portal-kit/ui/style';

export const wizard = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minWidth: 0,
  // The browser scrolls no farther than the title of the page when a step takes the focus.
  scrollMarginBlockStart: `calc(${vars.inset.blockStart} + 88px)`,
  vars: { [stickyHeight.blockEnd]: '124px' },
});
/** A step receives focus when it opens, but shows no focus ring. */
export const step = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
});
export const form = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minWidth: 0,
});
export const card = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minWidth: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const details = component({ maxWidth: '960px' });
export const review = component({ flex: '1 0 auto', paddingBlockEnd: space[4] });
export const actions = component({
  position: 'sticky',
  insetBlockEnd: vars.inset.blockEnd,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} 28px`,
  marginBlockStart: 'auto',
  padding: `14px ${space[5]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: vars.color.surface,
  '@container': {
    [container.narrow]: { padding: `${space[3]} ${space[4]}`, gap: `${space[2]} ${space[4]}` },
  },
});
export const reviewActions = component({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const pallets = component({
  width: '128px',
  '@container': { [container.narrow]: { width: '96px' } },
});
export const note = component({
  margin: 0,
  color: vars.color.inkSecondary,
  // An empty live region takes no space and stays in the accessibility tree.
  selectors: { '&:empty': { position: 'absolute' } },
});
export const buttons = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginInlineStart: 'auto',
});
