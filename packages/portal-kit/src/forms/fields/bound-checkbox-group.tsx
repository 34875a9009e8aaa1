import { CheckboxGroupField, type CheckboxGroupFieldProps } from '@portal-kit/ui/checkbox-group';
import { useBoundField } from './use-bound-field';

type BoundProps = Omit<CheckboxGroupFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'>;

export function BoundCheckboxGroup(props: BoundProps) {
  return <CheckboxGroupField {...props} {...useBoundField<readonly string[]>()} />;
}
