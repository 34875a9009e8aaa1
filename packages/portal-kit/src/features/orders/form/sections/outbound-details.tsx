import type { Customer } from '@portal-kit/sdk/customers';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { FormSection } from '@portal-kit/ui/form-layout';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { type OrderFormApi, useDetails } from '../order-form.api';
import { orderFormMessages } from '../order-form.messages';
import type { useOrderCustomers } from '../use-order-parties';
import { CarrierFields } from './carrier-fields';
import { CustomerSection, OrderAddressSections } from './customer-section';
import { OrderDate } from './order-date';
import { ContactSection, WarehouseField } from './shared-sections';

interface OutboundDetailsProps {
  form: OrderFormApi;
  warehouse: Warehouse | undefined;
  customers: ReturnType<typeof useOrderCustomers>;
  customer: Customer | undefined;
  /** Adds a customer. `undefined` if the user has no permission to add customers. */
  onNewCustomer: (() => void) | undefined;
}

/** The details step of an outbound order. */
export function OutboundDetails(props: OutboundDetailsProps) {
  const { form, warehouse, customers, customer, onNewCustomer } = props;
  const texts = useMessages(orderFormMessages);
  const shippingHint = useDetails(form, ({ shippingType, orderType }) => {
    if (shippingType === 'PARCEL') return texts.adultSignature;
    const isUsualType = shippingType !== 'CONTAINER' || ['EXPORT', 'TRANSFER'].includes(orderType);
    return isUsualType ? undefined : texts.containerByType;
  });
  const { AppField } = form;
  return (
    <>
      <CustomerSection
        form={form}
        list={customers}
        customer={customer}
        timeZone={warehouse?.timeZone}
        onNewCustomer={onNewCustomer}
      />
      <FormSection title={texts.groups.order} text={texts.groups.orderText}>
        <WarehouseField form={form} />
        <AppField name="details.poNumber">{(field) => <field.Text />}</AppField>
        <AppField name="details.referenceNumber">{(field) => <field.Text />}</AppField>
        <AppField name="details.orderType">{(field) => <field.Choice />}</AppField>
        <OrderDate form={form} name="orderDate" warehouse={warehouse} />
        <OrderDate form={form} name="requestedShipDate" warehouse={warehouse} />
        <OrderDate form={form} name="requestedDeliveryDate" warehouse={warehouse} />
        <OrderDate form={form} name="cancelAfterDate" warehouse={warehouse} />
      </FormSection>
      <FormSection title={texts.groups.transport} text={texts.groups.transportText}>
        <AppField name="details.shippingType">
          {(field) => <field.Choice description={shippingHint} />}
        </AppField>
        <AppField name="details.freightTerms">{(field) => <field.Choice />}</AppField>
        <CarrierFields form={form} warehouse={warehouse} />
        <AppField name="details.serviceLevel">{(field) => <field.Text />}</AppField>
        <AppField name="details.carrierAccountNumber">{(field) => <field.Text />}</AppField>
        <AppField name="details.carriage">{(field) => <field.Choices span="full" />}</AppField>
      </FormSection>
      <OrderAddressSections form={form} customer={customer} />
      <FormSection title={texts.groups.inventory} text={texts.groups.inventoryText}>
        <AppField name="details.bondedFlag">{(field) => <field.Choice />}</AppField>
      </FormSection>
      <ContactSection form={form}>
        <AppField name="details.services">{(field) => <field.Choices span="full" />}</AppField>
        <AppField name="details.codAmount">{(field) => <field.Number />}</AppField>
      </ContactSection>
    </>
  );
}
