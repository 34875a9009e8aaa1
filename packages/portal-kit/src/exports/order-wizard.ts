export { OrderWizard, type OrderWizardProps } from '../composed/order-wizard.widget';
