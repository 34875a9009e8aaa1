export {
  Form,
  FormActions,
  type FormActionsProps,
  FormCell,
  FormDisclosure,
  type FormDisclosureProps,
  type FormProps,
  FormSection,
  type FormSectionProps,
  submitOnControlEnter,
} from '../patterns/form-layout/form-layout';
