import { component } from '../../theme/component';
import { space, vars } from '../../theme/contract.css';
import { container, media } from '../../theme/media';
import { textAlign } from '../../theme/text-align.css';
import { visuallyHiddenStyle } from '../../theme/visually-hidden.css';

export const frame = component({
  position: 'relative',
  overflowX: 'auto',
  // The negative offset keeps the outline inside the frame, because an ancestor may clip it.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.print]: { overflow: 'visible' } },
});
export const table = component({
  width: '100%',
  borderCollapse: 'collapse',
  '@container': { [container.narrow]: { display: 'block' } },
  '@media': { [media.print]: { fontSize: vars.fontSize.small, lineHeight: '1.3334em' } },
});
/** Aligns the first and the last column with the title above the table. */
const edges = {
  '&:first-child': { paddingInlineStart: space[5] },
  '&:last-child': { paddingInlineEnd: space[5] },
} as const;
/** In a narrow container, each value shows the name of its column. Screen readers still read the header. */
export const heads = component({ '@container': { [container.narrow]: visuallyHiddenStyle } });
export const head = component({
  padding: `${space[2]} ${space[3]}`,
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  fontWeight: 550,
  color: vars.color.inkSecondary,
  verticalAlign: 'bottom',
  selectors: edges,
  '@media': { [media.print]: { paddingInline: '6px' } },
});
export const body = component({ '@container': { [container.narrow]: { display: 'block' } } });
export const row = component({
  breakInside: 'avoid',
  '@container': {
    [container.narrow]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[1],
      padding: `${space[3]} ${space[5]}`,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
export const cell = component({
  padding: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: textAlign.start,
  textWrap: 'pretty',
  verticalAlign: 'top',
  selectors: {
    ...edges,
    'tfoot &': { borderBlockStartColor: vars.color.lineStrong, fontWeight: 600 },
    '&:is(th)': { fontWeight: 550 },
  },
  '@media': { [media.print]: { paddingInline: '6px' } },
  '@container': {
    [container.narrow]: {
      display: 'flow-root',
      padding: 0,
      border: 0,
      selectors: {
        '&:is(:first-child, :last-child)': { padding: 0 },
        '&:empty': { display: 'none' },
        '&:is(th)': { order: -1 },
        '&:is(td)': { textAlign: textAlign.end },
        '&:is(td)::before': {
          content: 'attr(data-label)',
          float: 'inline-start',
          marginInlineEnd: '16px',
          fontSize: vars.fontSize.small,
          fontWeight: 400,
          color: vars.color.inkSecondary,
        },
      },
    },
  },
});
export const align = {
  start: component({ textAlign: textAlign.start }),
  end: component({ textAlign: textAlign.end, textWrap: 'balance', fontVariantNumeric: 'tabular-nums' }),
} as const;
