import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const row = component({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '16px',
  paddingBlock: '8px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
export const texts = component({ minWidth: 0, overflowWrap: 'anywhere' });
export const label = component({
  display: 'block',
  fontWeight: 550,
  selectors: { '[data-disabled] &': { color: vars.color.inkMuted } },
});
export const description = component({
  display: 'block',
  marginBlockStart: '2px',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
  selectors: { '[data-disabled] &': { color: vars.color.inkMuted } },
});
export const track = component({
  appearance: 'none',
  flexShrink: 0,
  boxSizing: 'border-box',
  width: '36px',
  height: '20px',
  margin: 0,
  padding: '2px',
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.control,
  cursor: 'inherit',
  transition: 'background-color 120ms',
  selectors: {
    '&:checked': { background: vars.color.accent },
    '&:disabled': { opacity: 0.45 },
    '&::before': {
      content: '',
      display: 'block',
      width: '16px',
      height: '16px',
      borderRadius: '50%',
      background: vars.color.surface,
      transition: 'margin-inline-start 120ms',
    },
    '&:checked::before': { marginInlineStart: '16px', background: vars.color.accentInk },
  },
  '@media': {
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { '&::before': { transition: 'none' } },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      outlineColor: 'Highlight',
      boxShadow: 'inset 0 0 0 1px ButtonText',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { opacity: 1, boxShadow: 'inset 0 0 0 1px GrayText' },
        '&:disabled::before': { background: 'GrayText' },
        '&:disabled:checked': { background: 'GrayText' },
        '&:disabled:checked::before': { background: 'ButtonFace' },
      },
    },
  },
});
