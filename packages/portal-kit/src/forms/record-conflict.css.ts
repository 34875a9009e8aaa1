import { component, vars } from '@portal-kit/ui/style';

export const frame = component({ borderBlockEnd: `1px solid ${vars.color.line}` });
export const title = component({ fontWeight: 600 });
export const replaced = component({ fontWeight: 600, color: vars.color.warn });
