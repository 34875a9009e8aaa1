// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineOrderWizardElement, mountOrderWizard, type OrderWizardElement } from '../../elements/order-wizard.element';
export type { OrderWizardInputs } from '../../../features/orders/wizard/order-wizard.inputs';
export type { OrderStep } from '../../../features/orders/wizard/steps/order-step';
export type { StepChange } from '../../../features/orders/wizard/steps/order-step';
