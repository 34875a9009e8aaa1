import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { useMemo } from 'react';
import { useCarriers } from '../../../../domain/orders/use-carriers';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { type OrderFormApi, useDetails } from '../order-form.api';
import { orderFormMessages } from '../order-form.messages';
import { otherCarrier } from '../values/order-form.values';

interface CarrierFieldsProps {
  form: OrderFormApi;
  warehouse: Warehouse | undefined;
}

/** The carrier: a choice of listed carriers, or a text field for the name of another carrier. */
export function CarrierFields({ form, warehouse }: CarrierFieldsProps) {
  const texts = useMessages(orderFormMessages);
  const shippingType = useDetails(form, (details) => details.shippingType);
  const { carriers, isError } = useCarriers({ warehouse, shippingType });
  const options = useMemo(
    () => [...carriers, { id: otherCarrier, label: texts.otherCarrier }],
    [carriers, texts],
  );
  return (
    <>
      <form.AppField name="details.scac">
        {(field) => (
          <field.Choice
            isSearchable
            options={options}
            description={isError ? texts.carriersFailed : undefined}
          />
        )}
      </form.AppField>
      <form.AppField name="details.carrierName">{(field) => <field.Text />}</form.AppField>
    </>
  );
}
