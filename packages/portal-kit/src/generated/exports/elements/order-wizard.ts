// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineOrderWizardElement, mountOrderWizard, type OrderWizardElement } from '../../elements/order-wizard.element';
