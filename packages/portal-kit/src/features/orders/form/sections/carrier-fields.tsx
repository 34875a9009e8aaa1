import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { FormCell } from '@portal-kit/ui/form-layout';
import { useMemo } from 'react';
import { useCarriers } from '../../../../domain/orders/use-carriers';
import { useDetails, useOrderField } from '../fields/order-field';
import { OrderText } from '../fields/order-text';
import type { OrderFormParts } from '../order-form.api';
import { otherCarrier } from '../values/order-form.values';

interface CarrierFieldsProps {
  parts: OrderFormParts;
  warehouse: Warehouse | undefined;
}

/** The carrier: a choice of listed carriers, or a text field for the name of another carrier. */
export function CarrierFields({ parts, warehouse }: CarrierFieldsProps) {
  const { form, labels, texts, formTexts } = parts;
  const shippingType = useDetails(form, (details) => details.shippingType);
  const { carriers, isError } = useCarriers({ warehouse, shippingType });
  const { isShown, isRequired, validators } = useOrderField(parts, 'scac');
  const options = useMemo(
    () => [...carriers, { id: otherCarrier, label: texts.otherCarrier }],
    [carriers, texts],
  );
  if (!isShown) return null;
  return (
    <>
      <FormCell span="half">
        <form.AppField name="details.scac" validators={validators}>
          {(field) => (
            <field.ComboBox
              label={labels.carrier}
              isRequired={isRequired}
              options={options}
              placeholder={formTexts.choose}
              emptyText={formTexts.noMatch}
              {...(isError && { description: texts.carriersFailed })}
            />
          )}
        </form.AppField>
      </FormCell>
      <OrderText parts={parts} name="carrierName" label={texts.carrierName} />
    </>
  );
}
