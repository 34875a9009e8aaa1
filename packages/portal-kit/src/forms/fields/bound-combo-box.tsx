import { ComboBoxField, type ComboBoxFieldProps } from '@portal-kit/ui/combo-box';
import { useBoundField } from './use-bound-field';

type BoundProps = Omit<ComboBoxFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'>;

export function BoundComboBox(props: BoundProps) {
  return <ComboBoxField {...props} {...useBoundField<string>()} />;
}
