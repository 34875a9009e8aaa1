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

/** A form with these initial values. */
export function useValuesForm<Values extends object>(defaultValues: Values) {
  return useAppForm({
    defaultValues,
    // Every submit validates again, so that an enabled button always has a visible effect.
    canSubmitWhenInvalid: true,
  });
}

/** The state of a form; each field subscribes to its own part. */
export type FormApi<Values extends object> = ReturnType<typeof useValuesForm<Values>>;
