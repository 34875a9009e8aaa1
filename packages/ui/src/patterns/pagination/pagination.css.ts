import { component } from '../../theme/component';
import { space, vars } from '../../theme/contract.css';
import { container, media } from '../../theme/media';
import { textAlign } from '../../theme/text-align.css';

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  minHeight: '52px',
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.label,
  color: vars.color.inkSecondary,
  '@container': { [container.narrow]: { columnGap: space[2] } },
});
export const size = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const range = component({
  fontVariantNumeric: 'tabular-nums',
  minWidth: '88px',
  textAlign: textAlign.end,
  '@container': { [container.narrow]: { minWidth: 0 } },
});
export const steps = component({ display: 'flex', '@media': { [media.print]: { display: 'none' } } });
export const step = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
