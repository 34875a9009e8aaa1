import { TextField, type TextFieldProps } from '@portal-kit/ui/text-field';
import { useMessages } from '../../kernel/messages/use-messages';
import { formMessages } from '../record/form.messages';
import { phoneText } from './phone-text';
import { withoutBlockedCharacters } from './rules';
import { type OwnProps, useBoundField } from './use-bound-field';
import { useDecimalText } from './use-decimal-text';

/**
 * A text field bound to the form. Blocked characters are removed with a notice. A field with the input mode `tel` formats
 * its phone number on blur. Source: specification, section 5.
 */
export function BoundText(props: OwnProps<TextFieldProps>) {
  const texts = useMessages(formMessages);
  const field = useBoundField<string>();
  const decimalText = useDecimalText();
  const { maxLength, inputMode } = props;
  const isDecimal = inputMode === 'decimal';
  return (
    <TextField
      sanitize={withoutBlockedCharacters}
      notices={{
        blocked: texts.blocked,
        ...(maxLength !== undefined && { tooLong: texts.maxLength(maxLength) }),
      }}
      {...props}
      {...field}
      {...(isDecimal && {
        value: decimalText.show(field.value),
        onChange: (text: string) => field.onChange(decimalText.read(text)),
      })}
      onBlur={() => {
        // "12." becomes "12".
        const [, whole] = (isDecimal && /^(\d+)\.$/.exec(field.value.trim())) || [];
        if (whole !== undefined) field.onChange(whole);
        const phone = inputMode === 'tel' ? phoneText(field.value) : field.value;
        if (phone !== field.value) field.onChange(phone);
        field.onBlur();
      }}
    />
  );
}
