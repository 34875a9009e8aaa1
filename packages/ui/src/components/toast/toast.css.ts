import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = component({
  position: 'fixed',
  zIndex: 110,
  insetBlockEnd: '24px',
  insetInlineEnd: '24px',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '12px',
  width: 'min(390px, calc(100vw - 32px))',
  outline: 'none',
  // Above the buttons that stick to the bottom of a form.
  selectors: { '[data-pk-theme]:has([data-form-actions]) &': { insetBlockEnd: '88px' } },
  '@media': { [media.narrow]: { insetBlockEnd: '16px', insetInlineEnd: '16px' } },
});
export const toast = component({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  gap: '12px',
  alignItems: 'start',
  padding: '14px 12px 14px 16px',
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  animation: `${arrive} 160ms ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const success = component({ color: vars.color.ok });
export const error = component({ color: vars.color.bad });
export const content = component({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = component({ fontWeight: 600 });
export const caption = component({ color: vars.color.inkSecondary, fontSize: '13px', lineHeight: '18px' });
export const link = component({
  display: 'inline-block',
  marginBlockStart: '4px',
  fontWeight: 600,
  fontSize: '13px',
  color: vars.color.accentText,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const errors = component({
  marginBlockStart: '8px',
  maxHeight: '160px',
  overflow: 'auto',
  fontSize: '12px',
  lineHeight: '18px',
  color: vars.color.inkSecondary,
});
