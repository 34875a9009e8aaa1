import { vars } from '@portal-kit/ui/style';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('body', { margin: 0, background: vars.color.page });
globalStyle('code', { fontFamily: vars.font.mono, fontSize: '0.93em' });
