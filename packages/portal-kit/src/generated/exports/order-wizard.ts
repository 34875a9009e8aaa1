// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { OrderWizard, type OrderWizardProps } from '../../widgets/order-wizard.widget';
export type { OrderStep } from '../../features/orders/wizard/steps/order-step';
export type { StepChange } from '../../features/orders/wizard/steps/order-step';
