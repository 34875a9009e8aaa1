import { createFormHook } from '@tanstack/react-form';
import { useId } from 'react';
import { BoundCheckboxGroup, BoundComboBox, BoundSelect } from './bound-choices';
import { BoundText } from './bound-text';
import { formIdPrefix } from './form-devtools-isolation';
import { fieldContext, formContext } from './use-bound-field';

const { useAppForm: useAnyForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    Text: BoundText,
    Select: BoundSelect,
    ComboBox: BoundComboBox,
    CheckboxGroup: BoundCheckboxGroup,
  },
  formComponents: {},
});

/** TanStack Form with the bound fields: `<form.AppField name="sku">{(field) => <field.Text … />}`. */
export const useAppForm: typeof useAnyForm = (options) =>
  useAnyForm({ ...options, formId: `${formIdPrefix}${useId()}` });

/** Creates a group of fields that several forms mount under a path of their values. */
export { withFieldGroup };

/** The form of a record. Every submit validates all fields. */
export function useRecordFormApi<Values extends object>(options: {
  start: Values;
  onValid: (values: Values) => void;
  onInvalid: () => void;
}) {
  return useAppForm({
    defaultValues: options.start,
    // Every submit validates again, so that an enabled button always has a visible effect.
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => options.onValid(value),
    onSubmitInvalid: options.onInvalid,
  });
}

/** The state of a record's form; each field subscribes to its own part. */
export type RecordFormApi<Values extends object> = ReturnType<typeof useRecordFormApi<Values>>;
