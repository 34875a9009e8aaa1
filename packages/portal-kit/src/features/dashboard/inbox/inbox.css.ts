import { component, container, space, vars } from '@portal-kit/ui/style';
import { smallText } from '../dashboard.css';
// The rules of an exception override those of the row, so they come later.
import '../panels/panel.css';

export const exception = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
});
export const exceptionIcon = component({
  alignSelf: 'start',
  paddingBlockStart: '2px',
  color: vars.color.inkSecondary,
});
export const exceptionActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  maxWidth: '240px',
  '@container': {
    [container.narrow]: { gridColumn: 2, maxWidth: 'none', justifyContent: 'space-between' },
  },
});
export const fixBone = component({ width: '120px', height: '28px' });
export const inboxNote = component({
  ...smallText,
  padding: `${space[1]} ${space[5]} ${space[3]}`,
  color: vars.color.inkSecondary,
});
export const inboxFailure = component({
  ...smallText,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[5]}`,
  color: vars.color.bad,
});
export const inboxNotice = component({
  ...smallText,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `0 ${space[5]}`,
  background: vars.color.accentTint,
  selectors: { '&:not(:empty)': { paddingBlock: space[1] } },
});
export const note = component({
  ...smallText,
  display: 'flex',
  gap: '6px',
  marginBlockStart: '2px',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
export const noteEditor = component({ display: 'block', marginBlockStart: space[1] });
