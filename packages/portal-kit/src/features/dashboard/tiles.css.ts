import { component, container, space, vars } from '@portal-kit/ui/style';
import { smallText } from './dashboard.css';

export const tiles = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gap: space[4],
  '@container': {
    [container.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'row' },
    // Minimum width of the tile titles.
    'pk (max-width: 343px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const tile = component({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minHeight: '116px',
  padding: `${space[4]} 18px 14px`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const tileTitle = component({
  margin: 0,
  fontSize: vars.fontSize.label,
  lineHeight: '1.5385em',
  fontWeight: 450,
  color: vars.color.inkSecondary,
});
export const figures = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  minHeight: '36px',
});
/** A figure and its label on one line. */
export const namedFigure = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
});
export const figureName = component({
  ...smallText,
  overflowWrap: 'anywhere',
  color: vars.color.inkSecondary,
});
export const tileNote = component({ ...smallText, margin: 0, color: vars.color.inkSecondary });
