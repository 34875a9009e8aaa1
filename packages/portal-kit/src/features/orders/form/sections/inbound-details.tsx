import { inboundOrderDetailsRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { FormSection } from '@portal-kit/ui/form-layout';
import { AddressFields } from '../../../../domain/addresses/address-fields';
import { OrderChoice } from '../fields/order-choice';
import { OrderDate } from '../fields/order-date';
import { useDetails } from '../fields/order-field';
import { OrderOptions } from '../fields/order-options';
import { OrderText } from '../fields/order-text';
import type { OrderFormParts } from '../order-form.api';
import { hasContainerCheckDigit } from '../values/container-number';
import { CarrierFields } from './carrier-fields';
import {
  BondedField,
  ContactSection,
  FreightTermsField,
  ShippingTypeField,
  WarehouseField,
} from './shared-sections';

interface InboundDetailsProps {
  parts: OrderFormParts;
  warehouse: Warehouse | undefined;
}

/** The details step of an inbound order. */
export function InboundDetails({ parts, warehouse }: InboundDetailsProps) {
  const { form, labels, texts } = parts;
  const isNumberUnusual = useDetails(form, (details) => !hasContainerCheckDigit(details.containerNumber));
  const optionsOf = (ids: readonly (string | null)[]) => [
    { id: '', label: '–' },
    ...ids.flatMap((id) => (id === null ? [] : [{ id, label: id }])),
  ];
  return (
    <>
      <FormSection title={texts.groups.order} text={texts.groups.orderText}>
        <WarehouseField parts={parts} />
        <OrderText parts={parts} name="poNumber" label={labels.fields.poNumber ?? ''} />
        <OrderText parts={parts} name="referenceNumber" label={labels.referenceNumber} span="full" />
        <OrderDate parts={parts} name="orderDate" label={labels.orderDate} warehouse={warehouse} />
        <OrderDate
          parts={parts}
          name="expectedArrivalDate"
          label={labels.expectedArrivalDate}
          warehouse={warehouse}
        />
        <OrderText parts={parts} name="appointmentWindow.from" type="time" label={texts.windowFrom} />
        <OrderText parts={parts} name="appointmentWindow.to" type="time" label={texts.windowTo} />
      </FormSection>
      <FormSection title={texts.groups.transport} text={texts.groups.transportText}>
        <ShippingTypeField parts={parts} />
        <FreightTermsField parts={parts} />
        <CarrierFields parts={parts} warehouse={warehouse} />
        <OrderText
          parts={parts}
          name="containerNumber"
          label={labels.containerNumber}
          {...(isNumberUnusual && { description: texts.containerHint(labels.containerNumber) })}
        />
        <OrderChoice
          parts={parts}
          name="containerSize"
          label={labels.containerSize}
          options={optionsOf(bounds.containerSize.enum)}
        />
        <OrderText parts={parts} name="sealNumber" label={labels.sealNumber} />
        <OrderText parts={parts} name="trailerNumber" label={labels.trailerNumber} />
        <OrderText parts={parts} name="bolNumber" label={labels.bolNumber} />
        <OrderText parts={parts} name="proNumber" label={labels.proNumber} />
        <OrderText
          parts={parts}
          name="trackingNumbers"
          label={labels.trackingNumbers}
          description={texts.trackingHint}
          span="full"
        />
        <OrderOptions parts={parts} group="loading" label={texts.loading} />
      </FormSection>
      <FormSection title={texts.groups.inventory} text={texts.groups.inventoryText}>
        <BondedField parts={parts} />
        <OrderChoice
          parts={parts}
          name="incoterm"
          label={labels.incoterm}
          options={optionsOf(bounds.incoterm.enum)}
        />
        <OrderText parts={parts} name="customsEntryNumber" label={labels.customsEntryNumber} />
        <OrderText parts={parts} name="inBondNumber" label={labels.inBondNumber} inputMode="numeric" />
        <OrderText parts={parts} name="ttbTransferRef" label={labels.ttbTransferRef} />
      </FormSection>
      <ShipFrom parts={parts} />
      <ContactSection parts={parts}>
        <OrderChoice
          parts={parts}
          name="temperatureControl"
          label={labels.temperatureControl}
          options={bounds.temperatureControl.enum.map((id) => ({ id, label: texts.temperatures[id] ?? id }))}
        />
      </ContactSection>
    </>
  );
}

/**
 * The origin of the goods. The origin fields are required for an importer, or once the user has typed into one of them.
 */
function ShipFrom({ parts: { form, rules, texts } }: { parts: OrderFormParts }) {
  const isValidated = useDetails(form, (details) => rules.isValidated('shipFrom', details));
  return (
    <FormSection title={texts.groups.shipFrom} text={texts.groups.shipFromText}>
      <AddressFields form={form} fields="details.shipFrom" name="required" isOptional={!isValidated} />
    </FormSection>
  );
}
