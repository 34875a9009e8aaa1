import { CheckboxGroupField, type CheckboxGroupFieldProps } from '@portal-kit/ui/checkbox-group';
import { ComboBoxField, type ComboBoxFieldProps } from '@portal-kit/ui/combo-box';
import { SelectField, type SelectFieldProps } from '@portal-kit/ui/select-field';
import { useState } from 'react';
import { type OwnProps, useBoundField } from './use-bound-field';

/** A select bound to the form. A value without an option, for example from a newer server, is shown unchanged. */
export function BoundSelect({ options, ...props }: OwnProps<SelectFieldProps>) {
  const field = useBoundField<string>();
  const isKnown = field.value === '' || options.some(({ id }) => id === field.value);
  const all = isKnown ? options : [...options, { id: field.value, label: field.value }];
  return <SelectField {...props} options={all} {...field} />;
}

export function BoundComboBox(props: OwnProps<ComboBoxFieldProps>) {
  return <ComboBoxField {...props} {...useBoundField<string>()} />;
}

/** Checkboxes bound to the form. A chosen value without an option stays visible, so that the user can clear it. */
export function BoundCheckboxGroup({ options, ...props }: OwnProps<CheckboxGroupFieldProps>) {
  const field = useBoundField<readonly string[]>();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const added = field.value.filter((id) => !unknown.includes(id) && !options.some((one) => one.id === id));
  if (added.length > 0) setUnknown([...unknown, ...added]);
  const all = [...options, ...unknown.map((id) => ({ id, label: id }))];
  return <CheckboxGroupField {...props} options={all} {...field} />;
}
