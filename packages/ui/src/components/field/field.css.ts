import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { textAlign } from '../../theme/text-align.css';

export const field = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minWidth: 0,
});
export const label = component({ fontWeight: 550, fontSize: vars.fontSize.label, lineHeight: '1.385em' });
export const required = component({ color: vars.color.bad, marginInlineStart: '2px' });
export const control = component({
  appearance: 'none',
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: '12px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  textAlign: textAlign.start,
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&:is(:focus-visible, [data-focus-visible])': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
    },
    '&:is([data-invalid], [aria-invalid="true"])': { borderColor: vars.color.bad },
    '&[data-align="end"]': { textAlign: textAlign.end, fontVariantNumeric: 'tabular-nums' },
    '&:is(:disabled, [data-disabled])': { background: vars.color.page, color: vars.color.inkSecondary },
  },
});
export const textArea = component({ paddingBlock: '8px', resize: 'vertical' });
export const withSuffix = component({ position: 'relative', display: 'flex', alignItems: 'center' });
export const controlWithSuffix = component({ paddingInlineEnd: '36px' });
export const listPopover = component({ width: 'var(--trigger-width)' });
export const suffix = component({
  position: 'absolute',
  insetInlineEnd: '12px',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
export const hint = component({
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const error = component({
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.bad,
  overflowWrap: 'anywhere',
});
export const chevron = component({ color: vars.color.inkMuted, marginInlineStart: 'auto' });
export const selectButton = component({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  cursor: 'pointer',
});
export const selectValue = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.inkMuted } },
});
