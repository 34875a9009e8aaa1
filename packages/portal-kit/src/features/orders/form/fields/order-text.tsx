import { FormCell } from '@portal-kit/ui/form-layout';
import type { TextFieldProps } from '@portal-kit/ui/text-field';
import type { OrderFormParts } from '../order-form.api';
import type { OrderDetailsValues } from '../values/order-form.values';
import { useOrderField } from './order-field';

type TextName = {
  [Name in keyof OrderDetailsValues]: OrderDetailsValues[Name] extends string ? Name : never;
}[keyof OrderDetailsValues];

export interface OrderTextProps
  extends Pick<TextFieldProps, 'type' | 'inputMode' | 'description' | 'maxLength'> {
  parts: OrderFormParts;
  name: TextName | 'appointmentWindow.from' | 'appointmentWindow.to';
  label: string;
  /** Default `half`. */
  span?: 'full' | 'half' | 'third';
}

/** A text, date or time field of an order's details. Renders nothing if the field does not apply. */
export function OrderText({ parts, name, label, span = 'half', ...rest }: OrderTextProps) {
  const { form, rules } = parts;
  const { isShown, isRequired, validators } = useOrderField(parts, name);
  const maxLength = rules.lengthOf(name);
  if (!isShown) return null;
  return (
    <FormCell span={span}>
      <form.AppField name={`details.${name}`} validators={validators}>
        {(field) => (
          <field.Text label={label} isRequired={isRequired} {...(maxLength && { maxLength })} {...rest} />
        )}
      </form.AppField>
    </FormCell>
  );
}
