export {
  Form,
  FormActions,
  FormCell,
  FormDisclosure,
  type FormDisclosureProps,
  type FormProps,
  FormSection,
  type FormSectionProps,
} from '../patterns/form-layout/form-layout';
