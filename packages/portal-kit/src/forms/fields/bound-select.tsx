import { SelectField, type SelectFieldProps } from '@portal-kit/ui/select-field';
import { useBoundField } from './use-bound-field';

type BoundProps = Omit<SelectFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'>;

/** A value that no option has, as a newer server may give, is shown as it came. */
export function BoundSelect({ options, ...props }: BoundProps) {
  const field = useBoundField<string>();
  const isKnown = field.value === '' || options.some(({ id }) => id === field.value);
  const all = isKnown ? options : [...options, { id: field.value, label: field.value }];
  return <SelectField {...props} options={all} {...field} />;
}
