import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const button = component({
  appearance: 'none',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: vars.size.control,
  paddingBlock: 0,
  paddingInline: '14px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.print]: { display: 'none' },
    [media.coarse]: { selectors: { '&[part~="small"]': { minHeight: '44px', minWidth: '44px' } } },
  },
  selectors: {
    '&[part~="small"]': {
      minHeight: '28px',
      paddingInline: '8px',
      gap: '6px',
      fontSize: vars.fontSize.label,
    },
    '&:is(:disabled, [aria-disabled="true"])': { cursor: 'default', opacity: 0.55 },
    '&[part~="pending"]': { opacity: 1, fontVariantNumeric: 'tabular-nums' },
  },
});

const enabled = '&:not(:disabled, [aria-disabled="true"])';

export const tones = {
  primary: component({
    background: vars.color.accent,
    color: vars.color.accentInk,
    selectors: { [`${enabled}:is(:hover, :active)`]: { background: vars.color.accentHover } },
  }),
  secondary: component({
    background: vars.color.surface,
    borderColor: vars.color.lineStrong,
    color: vars.color.ink,
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.hover },
      [`${enabled}:active`]: { background: vars.color.line },
    },
  }),
  quiet: component({
    background: 'transparent',
    color: vars.color.inkSecondary,
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.hover, color: vars.color.ink },
      [`${enabled}:active`]: { background: vars.color.line },
    },
  }),
  danger: component({
    background: vars.color.bad,
    color: vars.color.surface,
    selectors: { [`${enabled}:hover`]: { filter: 'brightness(0.92)' } },
  }),
} as const;

export const iconOnly = component({
  flexShrink: 0,
  width: vars.size.control,
  paddingInline: 0,
  selectors: { '&[part~="small"]': { width: '28px', paddingInline: 0 } },
});

/** The text stays under the spinner, so that the button keeps its name and width. */
export const covered = component({ display: 'inline-flex', alignItems: 'center', gap: '8px', opacity: 0 });
export const over = component({ position: 'absolute', insetInlineStart: 'calc(50% - 8px)' });
