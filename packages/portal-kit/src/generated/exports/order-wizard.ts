// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { OrderWizard, type OrderWizardProps } from '../../widgets/order-wizard.widget';
