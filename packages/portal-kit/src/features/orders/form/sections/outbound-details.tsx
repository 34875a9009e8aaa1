import { outboundOrderDetailsRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Customer } from '@portal-kit/sdk/customers';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { FormSection } from '@portal-kit/ui/form-layout';
import { OrderChoice } from '../fields/order-choice';
import { OrderDate } from '../fields/order-date';
import { useDetails } from '../fields/order-field';
import { OrderOptions } from '../fields/order-options';
import { OrderText } from '../fields/order-text';
import type { OrderFormParts } from '../order-form.api';
import type { useOrderCustomers } from '../use-order-parties';
import { CarrierFields } from './carrier-fields';
import { CustomerSection, OrderAddressSections } from './customer-section';
import {
  BondedField,
  ContactSection,
  FreightTermsField,
  ShippingTypeField,
  WarehouseField,
} from './shared-sections';

interface OutboundDetailsProps {
  parts: OrderFormParts;
  warehouse: Warehouse | undefined;
  customers: ReturnType<typeof useOrderCustomers>;
  customer: Customer | undefined;
  /** Adds a customer. `undefined` if the user has no permission to add customers. */
  onNewCustomer: (() => void) | undefined;
}

/** The details step of an outbound order. */
export function OutboundDetails(props: OutboundDetailsProps) {
  const { parts, warehouse, customers, customer, onNewCustomer } = props;
  const { form, labels, texts } = parts;
  const shippingHint = useDetails(form, ({ shippingType, orderType }) => {
    if (shippingType === 'PARCEL') return texts.adultSignature;
    const isUsualType = shippingType !== 'CONTAINER' || ['EXPORT', 'TRANSFER'].includes(orderType);
    return isUsualType ? undefined : texts.containerByType;
  });
  return (
    <>
      <CustomerSection
        parts={parts}
        list={customers}
        customer={customer}
        timeZone={warehouse?.timeZone}
        onNewCustomer={onNewCustomer}
      />
      <FormSection title={texts.groups.order} text={texts.groups.orderText}>
        <WarehouseField parts={parts} />
        <OrderText parts={parts} name="poNumber" label={labels.fields.poNumber ?? ''} />
        <OrderText parts={parts} name="referenceNumber" label={labels.referenceNumber} />
        <OrderChoice
          parts={parts}
          name="orderType"
          label={labels.orderType}
          options={bounds.orderType.enum.map((id) => ({ id, label: texts.orderTypes[id] ?? id }))}
        />
        <OrderDate parts={parts} name="orderDate" label={labels.orderDate} warehouse={warehouse} />
        <OrderDate
          parts={parts}
          name="requestedShipDate"
          label={labels.requestedShipDate}
          warehouse={warehouse}
        />
        <OrderDate
          parts={parts}
          name="requestedDeliveryDate"
          label={labels.requestedDeliveryDate}
          warehouse={warehouse}
        />
        <OrderDate
          parts={parts}
          name="cancelAfterDate"
          label={labels.cancelAfterDate}
          warehouse={warehouse}
        />
      </FormSection>
      <FormSection title={texts.groups.transport} text={texts.groups.transportText}>
        <ShippingTypeField parts={parts} hint={shippingHint} />
        <FreightTermsField parts={parts} />
        <CarrierFields parts={parts} warehouse={warehouse} />
        <OrderText parts={parts} name="serviceLevel" label={labels.serviceLevel} />
        <OrderText parts={parts} name="carrierAccountNumber" label={labels.carrierAccountNumber} />
        <OrderOptions parts={parts} group="carriage" label={texts.carriage} />
      </FormSection>
      <OrderAddressSections parts={parts} customer={customer} />
      <FormSection title={texts.groups.inventory} text={texts.groups.inventoryText}>
        <BondedField parts={parts} />
      </FormSection>
      <ContactSection parts={parts}>
        <OrderOptions parts={parts} group="services" label={texts.services} />
        <OrderText parts={parts} name="codAmount" label={labels.codAmount} inputMode="decimal" />
      </ContactSection>
    </>
  );
}
