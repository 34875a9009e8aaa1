import { CheckboxGroupField, type CheckboxGroupFieldProps } from '@portal-kit/ui/checkbox-group';
import { useState } from 'react';
import { useBoundField } from './use-bound-field';

type BoundProps = Omit<CheckboxGroupFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'>;

/** What was chosen and is on offer no more stays in sight, so that it can be taken off. */
export function BoundCheckboxGroup({ options, ...props }: BoundProps) {
  const field = useBoundField<readonly string[]>();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const others = field.value.filter((id) => !unknown.includes(id) && !options.some((one) => one.id === id));
  if (others.length > 0) setUnknown([...unknown, ...others]);
  const all = [...options, ...unknown.map((id) => ({ id, label: id }))];
  return <CheckboxGroupField {...props} options={all} {...field} />;
}
