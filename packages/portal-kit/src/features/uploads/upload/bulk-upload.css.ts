import { component, container, media, space, vars } from '@portal-kit/ui/style';

export const upload = component({ display: 'flex', flexDirection: 'column', gap: space[4] });
/** Aligns the text of the quiet button with the content and does not increase the line height. */
export const template = component({ marginBlock: '-8px -4px', marginInlineEnd: '-14px' });
export const choice = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
  gap: `${space[4]} ${space[6]}`,
  '@container': { [container.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const options = component({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const zone = component({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  padding: space[4],
  border: `1.5px dashed ${vars.color.control}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  selectors: {
    '&[data-over]': { borderColor: vars.color.accent, background: vars.color.accentTint },
  },
  '@media': { [media.print]: { display: 'none' } },
});
export const zoneIcon = component({ color: vars.color.inkMuted });
export const zoneText = component({ fontWeight: 550 });
export const zoneNote = component({
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const input = component({ display: 'none' });
export const file = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '48px',
  padding: `5px 5px 5px ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const fileIcon = component({ color: vars.color.inkMuted });
export const fileName = component({
  flex: '1 1 auto',
  minWidth: 0,
  fontWeight: 550,
  overflowWrap: 'anywhere',
});
export const fileSize = component({
  paddingInlineEnd: '7px',
  color: vars.color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const verdict = component({
  overflowWrap: 'anywhere',
  // An empty element adds no gap.
  selectors: { '&:empty': { marginBlockStart: '-16px' } },
});
export const checking = component({ display: 'flex', alignItems: 'center', gap: space[2] });
export const bad = component({ color: vars.color.bad });
export const finding = component({ display: 'flex', alignItems: 'start', gap: space[2] });
export const findingIcons = {
  ok: component({ marginBlock: '1px', color: vars.color.ok }),
  warn: component({ marginBlock: '1px', color: vars.color.warn }),
  bad: component({ marginBlock: '1px', color: vars.color.bad }),
} as const;
export const problems = component({
  maxHeight: '340px',
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  // Without a header, the table starts with the border above its first row.
  '@container': { [container.narrow]: { borderBlockStart: 0 } },
  '@media': { [media.print]: { maxHeight: 'none' } },
});
/** Hidden, because the column header already contains this word. */
export const rowWord = component({
  display: 'none',
  '@container': { [container.narrow]: { display: 'inline' } },
});
export const hint = component({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const more = component({ padding: `10px ${space[5]}`, color: vars.color.inkSecondary });
export const actions = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const progress = component({
  appearance: 'none',
  flex: '1 1 160px',
  height: '6px',
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.line,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': { background: vars.color.accent },
    '&::-moz-progress-bar': { background: vars.color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});
