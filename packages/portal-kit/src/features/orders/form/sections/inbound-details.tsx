import { inboundOrderDetailsRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { FormSection } from '@portal-kit/ui/form-layout';
import { AddressFields } from '../../../../domain/addresses/address-fields';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { orderDetailsMessages } from '../../details/order-details.messages';
import { type OrderFormApi, useDetails } from '../order-form.api';
import { orderFormMessages } from '../order-form.messages';
import { hasContainerCheckDigit } from '../values/container-number';
import { CarrierFields } from './carrier-fields';
import { OrderDate } from './order-date';
import { ContactSection, WarehouseField } from './shared-sections';

interface InboundDetailsProps {
  form: OrderFormApi;
  warehouse: Warehouse | undefined;
}

/** Builds the options of an optional field, with an option that clears it. */
const toOptions = (ids: readonly (string | null)[]) => [
  { id: '', label: '–' },
  ...ids.flatMap((id) => (id === null ? [] : [{ id, label: id }])),
];
const containerSizes = toOptions(bounds.containerSize.enum);
const incoterms = toOptions(bounds.incoterm.enum);

/** The details step of an inbound order. */
export function InboundDetails({ form, warehouse }: InboundDetailsProps) {
  const texts = useMessages(orderFormMessages);
  const labels = useMessages(orderDetailsMessages);
  const isNumberUnusual = useDetails(form, (details) => !hasContainerCheckDigit(details.containerNumber));
  const { AppField } = form;
  return (
    <>
      <FormSection title={texts.groups.order} text={texts.groups.orderText}>
        <WarehouseField form={form} />
        <AppField name="details.poNumber">{(field) => <field.Text />}</AppField>
        <AppField name="details.referenceNumber">{(field) => <field.Text span="full" />}</AppField>
        <OrderDate form={form} name="orderDate" warehouse={warehouse} />
        <OrderDate form={form} name="expectedArrivalDate" warehouse={warehouse} />
        <AppField name="details.appointmentWindow.from">{(field) => <field.Text type="time" />}</AppField>
        <AppField name="details.appointmentWindow.to">{(field) => <field.Text type="time" />}</AppField>
      </FormSection>
      <FormSection title={texts.groups.transport} text={texts.groups.transportText}>
        <AppField name="details.shippingType">{(field) => <field.Choice />}</AppField>
        <AppField name="details.freightTerms">{(field) => <field.Choice />}</AppField>
        <CarrierFields form={form} warehouse={warehouse} />
        <AppField name="details.containerNumber">
          {(field) => (
            <field.Text
              description={isNumberUnusual ? texts.containerHint(labels.containerNumber) : undefined}
            />
          )}
        </AppField>
        <AppField name="details.containerSize">
          {(field) => <field.Choice options={containerSizes} />}
        </AppField>
        <AppField name="details.sealNumber">{(field) => <field.Text />}</AppField>
        <AppField name="details.trailerNumber">{(field) => <field.Text />}</AppField>
        <AppField name="details.bolNumber">{(field) => <field.Text />}</AppField>
        <AppField name="details.proNumber">{(field) => <field.Text />}</AppField>
        <AppField name="details.trackingNumbers">
          {(field) => <field.Text span="full" description={texts.trackingHint} />}
        </AppField>
        <AppField name="details.loading">{(field) => <field.Choices span="full" />}</AppField>
      </FormSection>
      <FormSection title={texts.groups.inventory} text={texts.groups.inventoryText}>
        <AppField name="details.bondedFlag">{(field) => <field.Choice />}</AppField>
        <AppField name="details.incoterm">{(field) => <field.Choice options={incoterms} />}</AppField>
        <AppField name="details.customsEntryNumber">{(field) => <field.Text />}</AppField>
        <AppField name="details.inBondNumber">{(field) => <field.Text inputMode="numeric" />}</AppField>
        <AppField name="details.ttbTransferRef">{(field) => <field.Text />}</AppField>
      </FormSection>
      <FormSection title={texts.groups.shipFrom} text={texts.groups.shipFromText}>
        <AddressFields form={form} fields="details.shipFrom" hasName />
      </FormSection>
      <ContactSection form={form}>
        <AppField name="details.temperatureControl">{(field) => <field.Choice />}</AppField>
      </ContactSection>
    </>
  );
}
