import { component, vars } from '@portal-kit/ui/style';

export const devMode = component({ padding: '0 16px 16px' });
export const flagsText = component({ marginBlockEnd: '24px', color: vars.color.inkSecondary });
export const flags = component({ display: 'flex', flexDirection: 'column', gap: '8px' });
