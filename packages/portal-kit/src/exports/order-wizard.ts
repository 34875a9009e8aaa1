export { OrderWizard, type OrderWizardProps } from '../widgets/order-wizard.widget';
