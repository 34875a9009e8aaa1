import { vars } from '@portal-kit/ui/style';

/** Colors of stock in charts. */
export const stockColors = { taxPaid: vars.color.accent, bonded: vars.color.info } as const;
