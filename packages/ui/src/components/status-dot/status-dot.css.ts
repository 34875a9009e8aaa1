import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const status = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  whiteSpace: 'nowrap',
});
export const dot = component({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  flexShrink: 0,
  // Keeps the color in print and in forced-colors mode.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const tones = {
  ok: component({ background: vars.color.ok }),
  info: component({ background: vars.color.info }),
  teal: component({ background: vars.color.teal }),
  warn: component({ background: vars.color.warn }),
  bad: component({ background: vars.color.bad }),
  neutral: component({ background: vars.color.neutral }),
} as const;
