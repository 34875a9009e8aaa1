import { component } from '../../theme/component';
import { space, stickyHeight, vars } from '../../theme/contract.css';
import { container, media } from '../../theme/media';

export const form = component({
  display: 'flex',
  flexDirection: 'column',
  // Fills the page, so that the buttons are at its bottom for a form of any length.
  flex: '1 0 auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  maxWidth: '960px',
  vars: { [stickyHeight.blockEnd]: '76px' },
});
export const section = component({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gap: `${space[4]} 32px`,
  padding: space[6],
  border: 0,
  margin: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@container': {
    [container.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[5]} ${space[4]}` },
  },
});
export const sectionTitle = component({ fontSize: vars.fontSize.body, fontWeight: 600 });
export const sectionText = component({
  marginBlockStart: '4px',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space[5]} ${space[4]}`,
  alignItems: 'start',
});
/** Places the fields of a disclosure in the field column of the form. */
export const disclosed = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space[5]} ${space[4]}`,
  alignItems: 'start',
  gridColumn: '-2 / -1',
});
export const spans = {
  full: component({ gridColumn: '1 / -1' }),
  half: component({ gridColumn: 'span 3', '@container': { [container.narrow]: { gridColumn: '1 / -1' } } }),
  third: component({ gridColumn: 'span 2', '@container': { [container.narrow]: { gridColumn: 'span 3' } } }),
} as const;
export const summary = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.hover },
  },
  '@container': { [container.medium]: { paddingInline: space[4] } },
});
export const summaryIcon = component({
  color: vars.color.inkMuted,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const actions = component({
  position: 'sticky',
  insetBlockEnd: vars.inset.blockEnd,
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: vars.color.surface,
  '@container': { [container.medium]: { paddingInline: space[4] } },
  '@media': { [media.print]: { display: 'none' } },
});
export const note = component({ flex: '1 1 0', color: vars.color.inkSecondary });
