import { vars } from '@portal-kit/ui/style';
import { globalStyle, keyframes } from '@vanilla-extract/css';

globalStyle('body', { margin: 0, background: vars.color.page });

const appear = keyframes({ to: { visibility: 'visible' } });

/** The text of `index.html` that the application replaces. It appears when the application hasn't started in time. */
globalStyle('#root > p', {
  visibility: 'hidden',
  animation: `${appear} 1ms 15s forwards`,
  padding: '24px',
  color: vars.color.ink,
  fontFamily: vars.font.body,
});
