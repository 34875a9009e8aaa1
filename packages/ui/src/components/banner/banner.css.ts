import { createVar } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

const tint = createVar();

export const banner = component({
  display: 'flex',
  alignItems: 'start',
  gap: '12px',
  flexShrink: 0,
  padding: '5px 15px',
  border: `1px solid color-mix(in srgb, ${tint} 24%, ${vars.color.surface})`,
  borderRadius: vars.radius.card,
  background: `color-mix(in srgb, ${tint} 8%, ${vars.color.surface})`,
  color: vars.color.ink,
});
export const tones = {
  info: component({ vars: { [tint]: vars.color.info } }),
  warn: component({ vars: { [tint]: vars.color.warn } }),
} as const;
export const icon = component({ marginBlock: '9px', color: tint });
/** The actions are beside the text, or below it in a narrow container. */
export const body = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  flex: '1 1 auto',
  minWidth: 0,
});
export const text = component({
  flex: '1 1 0',
  minWidth: 'min(240px, 100%)',
  paddingBlock: '8px',
  overflowWrap: 'anywhere',
});
/** When the actions are below the text, the labels of quiet buttons align with the text, not the button edges. */
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  minHeight: vars.size.control,
  marginInlineEnd: '-9px',
  selectors: { '&:has(> [part~="quiet"]:first-child)': { marginInlineStart: '-15px' } },
});
export const dismiss = component({ flexShrink: 0, marginInlineEnd: '-9px' });
