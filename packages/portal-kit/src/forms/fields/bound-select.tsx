import { SelectField, type SelectFieldProps } from '@portal-kit/ui/select-field';
import { useBoundField } from './use-bound-field';

type BoundProps = Omit<SelectFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'>;

export function BoundSelect(props: BoundProps) {
  return <SelectField {...props} {...useBoundField<string>()} />;
}
