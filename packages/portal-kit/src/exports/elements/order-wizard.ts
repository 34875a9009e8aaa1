export {
  defineOrderWizardElement,
  mountOrderWizard,
  type OrderWizardElement,
} from '../../elements/order-wizard.element';
