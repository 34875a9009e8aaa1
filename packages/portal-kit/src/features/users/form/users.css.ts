import { component, container, space, vars } from '@portal-kit/ui/style';

export const email = component({ display: 'block', overflowWrap: 'anywhere' });
export const note = component({ fontSize: vars.fontSize.small, lineHeight: '1.3334em', fontWeight: 400 });
/** Cuts the roles after two lines, because a user can have hundreds of roles. The form lists all roles. */
export const roles = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minWidth: '160px',
  overflowWrap: 'anywhere',
  '@container': { [container.narrow]: { minWidth: 0 } },
});
export const title = component({
  fontSize: '1.143em',
  lineHeight: '1.5em',
  fontWeight: 600,
});
export const roleRow = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 36px',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'start',
  '@container': {
    [container.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 36px' },
  },
});
/** On narrow screens the supplier has its own line above the role and the remove button. */
export const wholeLine = component({ '@container': { [container.narrow]: { gridColumn: '1 / -1' } } });
/** Aligns the button with the fields below their labels. */
export const remove = component({ marginBlockStart: '24px' });
