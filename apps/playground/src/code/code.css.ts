import { component, space, vars } from '@portal-kit/ui/style';
import { globalStyle } from '@vanilla-extract/css';

export const panel = component({ display: 'grid', gap: space[3], padding: space[4], alignContent: 'start' });
export const frameworks = component({ overflowX: 'auto', minWidth: 0, padding: '3px', margin: '-3px' });
export const file = component({
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '10px',
  overflow: 'hidden',
  background: vars.color.surface,
});
export const fileHead = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: `${space[3]} 6px`,
  minHeight: '38px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.page,
});
export const fileName = component({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
  fontWeight: 500,
  color: vars.color.inkSecondary,
});
export const scroller = component({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const block = component({
  margin: 0,
  padding: '12px 14px',
  width: 'max-content',
  minWidth: '100%',
  fontFamily: vars.font.mono,
  fontSize: '12.5px',
  lineHeight: '1.6em',
  tabSize: 2,
  direction: 'ltr',
  textAlign: 'left',
});
export const line = component({ display: 'block' });
export const note = component({ fontSize: vars.fontSize.small, color: vars.color.inkMuted });

const colors = {
  keyword: vars.color.accentText,
  string: vars.color.ok,
  class: vars.color.info,
  entity: vars.color.info,
  property: vars.color.teal,
  comment: vars.color.inkMuted,
  sign: vars.color.inkSecondary,
};
for (const [token, color] of Object.entries(colors))
  globalStyle(`${block} [data-token="${token}"]`, { color });
