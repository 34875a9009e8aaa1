import { component } from '../../theme/component';
import { space, vars } from '../../theme/contract.css';
import { container, media } from '../../theme/media';

export const card = component({
  minWidth: 0,
  breakInside: 'avoid',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `18px ${space[5]} ${space[3]}`,
});
export const title = component({ fontSize: vars.fontSize.body, lineHeight: '1.4286em', fontWeight: 600 });
export const note = component({ color: vars.color.inkSecondary });
export const actions = component({
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});
export const content = component({ padding: `0 ${space[5]} ${space[5]}` });
export const flush = component({
  overflow: 'auto',
  '@media': { [media.print]: { overflow: 'visible' } },
});
export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: `${space[4]} ${space[5]}`,
  margin: 0,
  '@container': { [container.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  // A long number fits on one line.
  '@media': { [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wideFact = component({ gridColumn: '1 / -1' });
export const term = component({
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const skeleton = component({ marginBlock: '4px' });
export const value = component({
  display: 'flow-root',
  margin: 0,
  marginBlockStart: '2px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
