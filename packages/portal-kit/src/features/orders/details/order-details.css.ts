import { component, media, space, vars } from '@portal-kit/ui/style';

export const outdated = component({
  margin: 0,
  color: vars.color.inkSecondary,
  selectors: { '&:not(:empty)': { marginBlockEnd: '12px' } },
});
export const nowrap = component({ whiteSpace: 'nowrap' });
/** On paper, the bottles of a quantity can be on a second line, so that the table is not wider than the page. */
export const quantity = component({
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { whiteSpace: 'normal' } },
});
export const second = component({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  fontWeight: 450,
  color: vars.color.inkSecondary,
});
export const totals = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} 32px`,
  margin: 0,
  padding: `${space[4]} ${space[5]} 18px`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const total = component({ display: 'flex', flexDirection: 'column-reverse' });
export const totalValue = component({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: '1.3334em',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const totalName = component({
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const steps = component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const step = component({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  paddingInlineStart: '2px',
  paddingBlockEnd: space[4],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // Connecting line between the status dots.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '18px -2px',
      insetInlineStart: '5.5px',
      width: '1px',
      background: vars.color.lineStrong,
    },
  },
});
export const stepNote = component({
  paddingInlineStart: space[4],
  fontSize: vars.fontSize.small,
  lineHeight: '1.5em',
  color: vars.color.inkSecondary,
  overflowWrap: 'anywhere',
});
export const failure = component({
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.card,
  background: vars.color.badTint,
  border: `1px solid ${vars.color.bad}`,
});
export const failureTitle = component({
  margin: 0,
  fontSize: '1.0715em',
  lineHeight: '1.3334em',
  fontWeight: 650,
});
export const failureText = component({ margin: '4px 0 0' });
export const failureActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  selectors: { '&:not(:empty)': { marginBlockStart: '16px' } },
});
export const problems = component({
  display: 'grid',
  gap: space[1],
  margin: '8px 0 0',
  padding: 0,
});
export const documents = component({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const document = component({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const buttons = component({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: '20px',
});
