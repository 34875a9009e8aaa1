import { component, media, vars } from '@portal-kit/ui/style';

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
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 450,
  color: vars.color.inkSecondary,
});
export const totals = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  margin: 0,
  padding: '16px 20px 18px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const total = component({ display: 'flex', flexDirection: 'column-reverse' });
export const totalValue = component({
  margin: 0,
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const totalName = component({ fontSize: '12px', lineHeight: '16px', color: vars.color.inkSecondary });
export const steps = component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const step = component({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  paddingInlineStart: '2px',
  paddingBlockEnd: '16px',
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
  paddingInlineStart: '16px',
  fontSize: '12px',
  lineHeight: '18px',
  color: vars.color.inkSecondary,
  overflowWrap: 'anywhere',
});
export const address = component({ fontStyle: 'normal', lineHeight: '20px', color: vars.color.inkSecondary });
export const addressName = component({ display: 'block', fontWeight: 550, color: vars.color.ink });
export const addressTitle = component({
  margin: '0 0 2px',
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.color.inkSecondary,
});
export const addresses = component({ display: 'grid', gap: '16px' });
export const failure = component({
  padding: '16px 20px',
  borderRadius: vars.radius.card,
  background: vars.color.badTint,
  border: `1px solid ${vars.color.bad}`,
});
export const failureTitle = component({ margin: 0, fontSize: '15px', lineHeight: '20px', fontWeight: 650 });
export const failureText = component({ margin: '4px 0 0' });
export const failureActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  selectors: { '&:not(:empty)': { marginBlockStart: '16px' } },
});
export const problems = component({ margin: '8px 0 0', paddingInlineStart: '20px' });
export const documents = component({
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const document = component({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const buttons = component({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '12px',
  marginBlockStart: '20px',
});
