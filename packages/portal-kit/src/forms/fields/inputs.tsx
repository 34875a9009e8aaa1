import { CheckboxGroupField, type CheckboxGroupFieldProps } from '@portal-kit/ui/checkbox-group';
import { ComboBoxField, type ComboBoxFieldProps } from '@portal-kit/ui/combo-box';
import { DateField, type DateFieldProps } from '@portal-kit/ui/date-field';
import { FormCell } from '@portal-kit/ui/form-layout';
import { SelectField, type SelectFieldProps } from '@portal-kit/ui/select-field';
import { TextField, type TextFieldProps } from '@portal-kit/ui/text-field';
import { type ReactNode, useMemo, useState } from 'react';
import { useDateField } from '../../kernel/calendar/use-date-field';
import { useMessages } from '../../kernel/messages/use-messages';
import { formMessages } from '../record/form.messages';
import type { Field } from './fields';
import { useFormField } from './form-context';
import { formatPhone } from './phone-text';
import { removeBlockedCharacters } from './rules';
import { useDecimalText } from './use-decimal-text';

/** Properties of every input. The field's name determines its label, bound, requiredness and rule. */
interface InputProps {
  /** Width in the grid of the form; `none` outside a grid. Default `half`. */
  span?: 'full' | 'half' | 'third' | 'none';
}

/** The properties of a field component that the form does not set. */
type OwnProps<Props> = Partial<
  Omit<
    Props,
    | 'name'
    | 'value'
    | 'onChange'
    | 'onBlur'
    | 'errorMessage'
    | 'errorMessageLang'
    | 'isRequired'
    | 'description'
  >
> & { description?: string | undefined };

function Cell({ span = 'half', children }: InputProps & { children: ReactNode }) {
  return span === 'none' ? children : <FormCell span={span}>{children}</FormCell>;
}

/** Returns the prop for a field's hint, and no prop for `undefined`. */
const hint = (description: string | undefined) => (description === undefined ? {} : { description });

export type TextInputProps = InputProps & OwnProps<TextFieldProps>;

/**
 * A text field. Blocked characters are removed with a notice. A field with the input mode `tel` formats its phone number on
 * blur. Source: specification, section 5.
 */
export function TextInput({ span, description, ...props }: TextInputProps) {
  const texts = useMessages(formMessages);
  const { field, isShown, input } = useFormField<string>();
  const { maxLength = field.bound.maxLength, inputMode } = props;
  if (!isShown) return null;
  return (
    <Cell span={span}>
      <TextField
        sanitize={removeBlockedCharacters}
        notices={{
          blocked: texts.blocked,
          ...(maxLength !== undefined && { tooLong: texts.maxLength(maxLength) }),
        }}
        {...hint(description)}
        {...input}
        {...props}
        {...(maxLength !== undefined && { maxLength })}
        onBlur={() => {
          const phone = inputMode === 'tel' ? formatPhone(input.value) : input.value;
          if (phone !== input.value) input.onChange(phone);
          input.onBlur();
        }}
      />
    </Cell>
  );
}

/** A text field for a number: whole, or decimal with the decimal sign of the locale. */
export function NumberInput({ span, description, ...props }: TextInputProps) {
  const texts = useMessages(formMessages);
  const { field, isShown, input } = useFormField<string>();
  const decimalText = useDecimalText();
  const isWhole = field.bound.type === 'integer';
  if (!isShown) return null;
  return (
    <Cell span={span}>
      <TextField
        sanitize={removeBlockedCharacters}
        notices={{ blocked: texts.blocked }}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        {...hint(description)}
        {...input}
        {...props}
        value={isWhole ? input.value : decimalText.show(input.value)}
        onChange={(text) => input.onChange(isWhole ? text : decimalText.read(text))}
        onBlur={() => {
          // "12." becomes "12".
          const [, whole] = /^(\d+)\.$/.exec(input.value.trim()) ?? [];
          if (whole !== undefined) input.onChange(whole);
          input.onBlur();
        }}
      />
    </Cell>
  );
}

/** Returns the options that the contract lists for a field. */
const listFieldOptions = ({ bound, optionLabels = {} }: Field<never>) =>
  (bound.enum ?? bound.items?.enum ?? []).flatMap((id) =>
    id === null ? [] : [{ id, label: optionLabels[id] ?? id }],
  );

type ChoiceProps = InputProps &
  OwnProps<Omit<SelectFieldProps & ComboBoxFieldProps, 'options'>> & {
    /** Default: the contract's options. Keep the array stable between renders. */
    options?: SelectFieldProps['options'] | ComboBoxFieldProps['options'];
    /** Whether the user finds an option by typing, for more than about thirty options. Default false. */
    isSearchable?: boolean;
  };

/** A choice of one option. A value without an option, for example from a newer server, is shown unchanged. */
export function ChoiceInput({ span, description, isSearchable = false, options, ...props }: ChoiceProps) {
  const texts = useMessages(formMessages);
  const { field, isShown, input } = useFormField<string>();
  const { value } = input;
  const all = useMemo(() => {
    const known = options ?? listFieldOptions(field);
    const isKnown = isSearchable || value === '' || known.some(({ id }) => id === value);
    return isKnown ? known : [...known, { id: value, label: value }];
  }, [options, field, isSearchable, value]);
  if (!isShown) return null;
  const shared = { placeholder: texts.choose, ...hint(description), ...input, ...props };
  return (
    <Cell span={span}>
      {isSearchable ? (
        <ComboBoxField emptyText={texts.noMatch} {...shared} options={all} />
      ) : (
        <SelectField {...shared} options={all} />
      )}
    </Cell>
  );
}

/** Checkboxes. A chosen value without an option stays visible, so that the user can clear it. */
export function ChoicesInput({
  span,
  description,
  options,
  ...props
}: InputProps & OwnProps<CheckboxGroupFieldProps>) {
  const { field, isShown, input } = useFormField<readonly string[]>();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const known = options ?? listFieldOptions(field);
  const added = input.value.filter((id) => !unknown.includes(id) && !known.some((one) => one.id === id));
  if (added.length > 0) setUnknown([...unknown, ...added]);
  if (!isShown) return null;
  const all = [...known, ...unknown.map((id) => ({ id, label: id }))];
  return (
    <Cell span={span}>
      <CheckboxGroupField {...hint(description)} {...input} {...props} options={all} />
    </Cell>
  );
}

export interface DateInputProps extends InputProps {
  today?: DateFieldProps['today'];
  min?: DateFieldProps['min'];
  max?: DateFieldProps['max'];
  remarkOf?: DateFieldProps['remarkOf'];
  calendarNote?: DateFieldProps['calendarNote'];
}

/** A date field. The value is `yyyy-mm-dd`, or the typed text if the text is not a date. */
export function DateInput({ span, ...props }: DateInputProps) {
  const { isShown, input } = useFormField<string>();
  const shared = useDateField();
  if (!isShown) return null;
  return (
    <Cell span={span}>
      <DateField {...shared} {...input} {...props} />
    </Cell>
  );
}
