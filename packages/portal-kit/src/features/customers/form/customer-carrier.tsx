import { useStore } from '@tanstack/react-form';
import { useCarriers } from '../../../domain/orders/use-carriers';
import { useWarehouse } from '../../../domain/warehouses/use-warehouses';
import type { CustomerFormParts } from './customer-form.api';

type CustomerCarrierProps = Pick<CustomerFormParts, 'form' | 'texts' | 'formTexts'> & {
  /** Whether to load the carriers. */
  isWanted: boolean;
};

/**
 * The default carrier of new orders, one of the carriers of their warehouse. An unlisted carrier is shown by its
 * code.
 */
export function CustomerCarrier({ form, texts, formTexts, isWanted }: CustomerCarrierProps) {
  const warehouseId = useStore(form.store, ({ values }) => values.defaultWarehouseId);
  const shippingType = useStore(form.store, ({ values }) => values.defaultShippingType);
  const warehouse = useWarehouse(isWanted ? warehouseId : '');
  const { carriers, isError } = useCarriers({ warehouse, shippingType, isWanted });
  return (
    <form.AppField name="defaultScac">
      {(field) => (
        <field.ComboBox
          label={texts.defaultScac}
          options={carriers}
          placeholder={formTexts.choose}
          emptyText={formTexts.noMatch}
          {...(isError && { description: texts.carriersFailed })}
        />
      )}
    </form.AppField>
  );
}
