import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = component({
  display: 'block',
  height: '12px',
  width: '60%',
  borderRadius: '6px',
  background: vars.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    // Forced colors remove backgrounds.
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' },
  },
  selectors: {
    'tr:nth-child(even) &': { width: '45%' },
    'tr:nth-child(3n) &': { width: '72%' },
  },
});
