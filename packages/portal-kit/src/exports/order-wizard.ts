export { OrderWizard, type OrderWizardProps } from '../features/orders/wizard/order-wizard.widget';
