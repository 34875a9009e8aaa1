import { component, space, vars } from '@portal-kit/ui/style';
import { plainList } from '../dashboard.css';

export const bars = component({
  ...plainList,
  display: 'grid',
  paddingBlockEnd: space[3],
});
export const barRow = component({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr) 44px',
  alignItems: 'center',
  gap: space[3],
  padding: `7px ${space[5]}`,
});
export const fills = {
  ok: component({ fill: vars.color.ok }),
  info: component({ fill: vars.color.info }),
  teal: component({ fill: vars.color.teal }),
  warn: component({ fill: vars.color.warn }),
  bad: component({ fill: vars.color.bad }),
  neutral: component({ fill: vars.color.neutral }),
} as const;
export const statusCount = component({
  justifySelf: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: { '&[href]:hover': { color: vars.color.accentText, textDecoration: 'underline' } },
});
