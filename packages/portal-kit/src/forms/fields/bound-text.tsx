import { TextField, type TextFieldProps } from '@portal-kit/ui/text-field';
import { useMessages } from '../../kernel/messages/use-messages';
import { formMessages } from '../record/form.messages';
import { withoutBlockedCharacters } from './rules';
import { useBoundField } from './use-bound-field';

type BoundProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'>;

/** A text of the specification, section 5: what may not be typed is taken out, and that it was is said. */
export function BoundText(props: BoundProps) {
  const texts = useMessages(formMessages);
  const field = useBoundField<string>();
  const { maxLength, inputMode } = props;
  return (
    <TextField
      sanitize={withoutBlockedCharacters}
      notices={{
        blocked: texts.blocked,
        ...(maxLength !== undefined && { tooLong: texts.maxLength(maxLength) }),
      }}
      {...props}
      {...field}
      onBlur={() => {
        // A number is left as a whole one where its decimals were not typed after all.
        const [unfinished] = (inputMode === 'decimal' && field.value.match(/\d+(?=\.\s*$)/)) || [];
        if (unfinished !== undefined) field.onChange(unfinished);
        field.onBlur();
      }}
    />
  );
}
