import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { media } from '../../theme/media';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = component({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 720ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
});
export const size16 = component({ width: '16px', height: '16px' });
export const size24 = component({ width: '24px', height: '24px' });
