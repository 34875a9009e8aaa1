import { FormCell } from '@portal-kit/ui/form-layout';
import type { OrderFormParts } from '../order-form.api';
import type { OrderDetailsValues } from '../values/order-form.values';
import { useOrderField } from './order-field';

interface Choice {
  id: string;
  label: string;
}

export interface OrderChoiceProps {
  parts: OrderFormParts;
  name: Extract<
    keyof OrderDetailsValues,
    | 'shippingType'
    | 'freightTerms'
    | 'bondedFlag'
    | 'orderType'
    | 'containerSize'
    | 'incoterm'
    | 'temperatureControl'
    | 'warehouseId'
  >;
  label: string;
  options: readonly Choice[];
  description?: string | undefined;
  /** Default `half`. */
  span?: 'full' | 'half' | 'third';
}

/** A select field of an order's details. Renders nothing if the field does not apply. */
export function OrderChoice(props: OrderChoiceProps) {
  const { parts, name, label, options, description, span = 'half' } = props;
  const { form, formTexts } = parts;
  const { isShown, isRequired, validators } = useOrderField(parts, name);
  if (!isShown) return null;
  return (
    <FormCell span={span}>
      <form.AppField name={`details.${name}`} validators={validators}>
        {(field) => (
          <field.Select
            label={label}
            isRequired={isRequired}
            options={options}
            placeholder={formTexts.choose}
            {...(description !== undefined && { description })}
          />
        )}
      </form.AppField>
    </FormCell>
  );
}
