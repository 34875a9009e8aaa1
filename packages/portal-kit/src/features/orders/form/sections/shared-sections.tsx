import { inboundOrderDetailsRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import type { ReactNode } from 'react';
import { useWarehouses } from '../../../../domain/warehouses/use-warehouses';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { OrderChoice } from '../fields/order-choice';
import { OrderText } from '../fields/order-text';
import type { OrderFormParts } from '../order-form.api';

/** The warehouse of the order. */
export function WarehouseField({ parts }: { parts: OrderFormParts }) {
  const { labels, texts } = parts;
  const kernel = useMessages(kernelMessages);
  const { warehouses, isError, retry } = useWarehouses();
  if (isError) {
    return (
      <FormCell span="full">
        <Banner tone="warn" actions={<Button onClick={retry}>{kernel.retry}</Button>}>
          {texts.warehousesFailed}
        </Banner>
      </FormCell>
    );
  }
  const options = (warehouses ?? []).map(({ warehouseId, name }) => ({
    id: warehouseId,
    label: name ?? warehouseId,
  }));
  return (
    <OrderChoice
      parts={parts}
      name="warehouseId"
      label={labels.warehouse}
      options={options}
      description={warehouses?.length === 0 ? texts.noWarehouse : undefined}
    />
  );
}

/** The choice between tax paid and bonded stock. */
export function BondedField({ parts }: { parts: OrderFormParts }) {
  const { labels, listTexts } = parts;
  const options = [
    { id: '0', label: listTexts.taxPaid },
    { id: '1', label: listTexts.bonded },
  ];
  return <OrderChoice parts={parts} name="bondedFlag" label={labels.inventory} options={options} />;
}

export function ShippingTypeField({ parts, hint }: { parts: OrderFormParts; hint?: string | undefined }) {
  const { labels, listTexts } = parts;
  const options = bounds.shippingType.enum.map((id) => ({ id, label: listTexts.shippingTypes[id] ?? id }));
  return (
    <OrderChoice
      parts={parts}
      name="shippingType"
      label={labels.shippingType}
      options={options}
      description={hint}
    />
  );
}

export function FreightTermsField({ parts }: { parts: OrderFormParts }) {
  const { labels, listTexts } = parts;
  const options = bounds.freightTerms.enum.map((id) => ({ id, label: listTexts.freightTerms[id] ?? id }));
  return <OrderChoice parts={parts} name="freightTerms" label={labels.freightTerms} options={options} />;
}

/** Contact and special instructions. */
export function ContactSection({ parts, children }: { parts: OrderFormParts; children?: ReactNode }) {
  const { labels, texts } = parts;
  return (
    <FormSection title={texts.groups.optional}>
      <OrderText parts={parts} name="contactName" label={texts.contactName} span="full" />
      <OrderText parts={parts} name="contactPhone" label={texts.contactPhone} inputMode="tel" />
      <OrderText parts={parts} name="contactEmail" label={texts.contactEmail} inputMode="email" />
      {children}
      <OrderText parts={parts} name="specialInstructions" label={labels.specialInstructions} span="full" />
    </FormSection>
  );
}
