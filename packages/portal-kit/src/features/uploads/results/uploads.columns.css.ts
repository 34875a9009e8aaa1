import { component, container, vars } from '@portal-kit/ui/style';

export const fileName = component({ display: 'block', minWidth: '120px', overflowWrap: 'anywhere' });
export const status = component({
  maxWidth: '100px',
  whiteSpace: 'normal',
  '@container': { [container.narrow]: { maxWidth: 'none' } },
});
export const person = component({ display: 'block', minWidth: '110px', overflowWrap: 'anywhere' });
export const instant = component({ display: 'block', minWidth: '104px' });
export const counts = component({ display: 'block', minWidth: '120px' });
export const size = component({ whiteSpace: 'nowrap' });
export const note = component({
  display: 'block',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
});
export const outdated = component({
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
  // Empty, it leaves no gap.
  selectors: { '&:empty': { marginBlockStart: '-12px' } },
});
export const reports = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  // The words of the quiet buttons stand under the column's name.
  marginInline: '-8px',
  // Beside a float a margin counts for nothing.
  '@container': {
    [container.narrow]: { position: 'relative', insetInlineStart: '8px', alignItems: 'end' },
  },
});
