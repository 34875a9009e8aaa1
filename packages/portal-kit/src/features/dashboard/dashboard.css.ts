import { component, container, space, vars } from '@portal-kit/ui/style';

export const smallText = { fontSize: vars.fontSize.small, lineHeight: '1.3334em' } as const;
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const dashboard = component({ display: 'grid', gap: space[4], minWidth: 0 });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  '@container': {
    [container.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      gap: space[2],
    },
  },
});
export const statusLine = component({ display: 'flex', justifyContent: 'space-between' });
export const asOf = component({
  ...smallText,
  color: vars.color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
  minHeight: '16px',
});
export const outdated = component({
  color: vars.color.bad,
  selectors: { '&:not(:empty)': { marginInlineStart: '12px' } },
});
export const panels = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@container': { [container.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** As tall as two panels beside it. */
export const inbox = component({
  display: 'grid',
  minWidth: 0,
  gridRow: 'span 2',
  '@container': { [container.narrow]: { gridRow: 'auto' } },
});
/** A panel that fills a line. */
export const wholeLine = component({
  display: 'grid',
  minWidth: 0,
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
});
