import { createFormHook } from '@tanstack/react-form';
import { useId } from 'react';
import { useMessages } from '../../kernel/messages/use-messages';
import { formMessages } from '../record/form.messages';
import { type Fields, validateFields } from './fields';
import { fieldContext, formContext } from './form-context';
import { formIdPrefix } from './form-devtools-isolation';
import { ChoiceInput, ChoicesInput, DateInput, NumberInput, TextInput } from './inputs';

const { useAppForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    Text: TextInput,
    Number: NumberInput,
    Choice: ChoiceInput,
    Choices: ChoicesInput,
    Date: DateInput,
  },
  formComponents: {},
});

/** Creates a group of fields that several forms mount under a path of their values. */
export { withFieldGroup };

/**
 * Creates a form with these initial values and the latest fields:
 * `<form.AppField name="sku">{(field) => <field.Text />}</form.AppField>`.
 */
export function useFieldsForm<Values extends object>(
  defaultValues: Values,
  fields: { readonly current: Fields<Values> },
) {
  const texts = useMessages(formMessages);
  const validate = ({ value }: { value: Values }) => {
    const found = validateFields(fields.current, value, texts);
    return Object.keys(found).length > 0 ? { fields: found } : undefined;
  };
  return useAppForm({
    formId: `${formIdPrefix}${useId()}`,
    defaultValues,
    // Every submit validates again, so that an enabled button always has a visible effect.
    canSubmitWhenInvalid: true,
    validators: { onChange: validate },
  });
}

/** The state of a form; each field subscribes to its own part. */
export type FormApi<Values extends object> = ReturnType<typeof useFieldsForm<Values>>;
