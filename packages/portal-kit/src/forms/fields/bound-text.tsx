import { TextField, type TextFieldProps } from '@portal-kit/ui/text-field';
import { useBoundField } from './use-bound-field';

type BoundProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'>;

export function BoundText(props: BoundProps) {
  return <TextField {...props} {...useBoundField<string>()} />;
}
