import { component, container, space, textAlign, vars } from '@portal-kit/ui/style';
import { plainList, smallText } from '../dashboard.css';

export const lineBone = component({ width: 'min(420px, 60%)', height: '20px' });
export const panelMessage = component({ padding: `${space[2]} ${space[5]} ${space[5]}` });
export const emptyPanel = component({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  flexGrow: 1,
  margin: 0,
  padding: space[5],
  textAlign: 'center',
  color: vars.color.inkSecondary,
});
export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '328px',
  '@container': {
    [container.narrow]: { selectors: { [`&:has(> ${emptyPanel})`]: { minHeight: '120px' } } },
  },
});
/** The height of a bar chart follows its number of bars. */
export const lowPanel = component({ minHeight: '212px' });
export const panelRows = component({ ...plainList });
export const panelRow = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '64px',
  padding: `${space[2]} ${space[5]}`,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const rowText = component({ flex: '1 1 auto', display: 'grid', minWidth: 0 });
export const rowEnd = component({ display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap' });
export const secondaryText = component({
  ...smallText,
  color: vars.color.inkSecondary,
  overflowWrap: 'anywhere',
});
export const failureText = component({ ...smallText, minHeight: '16px', color: vars.color.bad });
export const nowrap = component({ whiteSpace: 'nowrap' });
export const amount = component({
  flexShrink: 0,
  minWidth: '72px',
  textAlign: textAlign.end,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // "14 cases, 12 bottles" takes two lines.
  '@container': { [container.narrow]: { maxWidth: '96px', whiteSpace: 'normal', textWrap: 'balance' } },
});
export const minimum = component({
  ...smallText,
  minWidth: '48px',
  textAlign: textAlign.end,
  whiteSpace: 'nowrap',
  color: vars.color.inkSecondary,
});
export const textBone = component({ marginBlock: '4px' });
export const threshold = component({
  ...smallText,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
});
export const thresholdField = component({ display: 'block', width: '64px' });
