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
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const outdated = component({
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
  // An empty element adds no gap.
  selectors: { '&:empty': { marginBlockStart: '-12px' } },
});
export const reports = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  // Aligns the text of the quiet buttons with the column name.
  marginInline: '-8px',
  // Margins have no effect beside a float.
  '@container': {
    [container.narrow]: { position: 'relative', insetInlineStart: '8px', alignItems: 'end' },
  },
});
