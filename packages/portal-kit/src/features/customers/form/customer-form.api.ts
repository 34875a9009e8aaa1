import type { partyMessages } from '../../../domain/parties/parties.messages';
import type { FormTexts } from '../../../forms/fields/rules';
import type { RecordFormApi } from '../../../forms/record/use-record-form';
import type { customerFormMessages } from './customer-form.messages';
import type { customerFormRules } from './customer-form.rules';
import type { CustomerFormValues } from './customer-form.values';

/** The properties that all sections of the form share. */
export interface CustomerFormParts {
  form: RecordFormApi<CustomerFormValues>;
  rules: ReturnType<typeof customerFormRules>;
  texts: ReturnType<typeof customerFormMessages>;
  formTexts: FormTexts;
  parties: ReturnType<typeof partyMessages>;
}
