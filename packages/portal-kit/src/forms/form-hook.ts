import { createFormHook } from '@tanstack/react-form';
import { BoundCheckboxGroup } from './fields/bound-checkbox-group';
import { BoundComboBox } from './fields/bound-combo-box';
import { BoundSelect } from './fields/bound-select';
import { BoundText } from './fields/bound-text';
import { fieldContext, formContext } from './form-contexts';

/** TanStack Form with our fields bound to it: `<form.AppField name="sku">{(field) => <field.Text … />}`. */
export const { useAppForm } = createFormHook({
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
