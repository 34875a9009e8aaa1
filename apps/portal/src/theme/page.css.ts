import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@portal-kit/ui/style';

globalStyle('body', { margin: 0, background: vars.color.page });
