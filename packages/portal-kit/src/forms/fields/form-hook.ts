import { createFormHook } from '@tanstack/react-form';
import { useId } from 'react';
import { BoundCheckboxGroup } from './bound-checkbox-group';
import { BoundComboBox } from './bound-combo-box';
import { BoundSelect } from './bound-select';
import { BoundText } from './bound-text';
import { fieldContext, formContext } from './form-contexts';
import { formIdPrefix } from './quiet-forms';

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

/** TanStack Form with our fields bound to it: `<form.AppField name="sku">{(field) => <field.Text … />}`. */
export const useAppForm: typeof useAnyForm = (options) =>
  useAnyForm({ ...options, formId: `${formIdPrefix}${useId()}` });

/** Fields that several forms have, to be mounted under a path of a form's values. */
export { withFieldGroup };
