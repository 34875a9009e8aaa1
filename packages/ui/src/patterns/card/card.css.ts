import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
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
  gap: '8px',
  padding: '18px 20px 12px',
});
export const title = component({ fontSize: '14px', lineHeight: '20px', fontWeight: 600 });
export const note = component({ color: vars.color.inkSecondary });
export const actions = component({
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});
export const content = component({ padding: '0 20px 20px' });
export const flush = component({
  overflow: 'auto',
  '@media': { [media.print]: { overflow: 'visible' } },
});
export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: '16px 20px',
  margin: 0,
  '@container': { [container.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  // A long number fits on one line.
  '@media': { [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wideFact = component({ gridColumn: '1 / -1' });
export const term = component({ fontSize: '12px', lineHeight: '16px', color: vars.color.inkSecondary });
export const skeleton = component({ marginBlock: '4px' });
export const value = component({
  display: 'flow-root',
  margin: 0,
  marginBlockStart: '2px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
