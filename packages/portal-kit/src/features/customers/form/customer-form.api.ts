import type { FormApi } from '../../../forms/fields/form-hook';
import type { customerFormMessages } from './customer-form.messages';
import type { CustomerFormValues } from './customer-form.values';

/** The properties that all sections of the form share. */
export interface CustomerFormParts {
  form: FormApi<CustomerFormValues>;
  texts: ReturnType<typeof customerFormMessages>;
}
