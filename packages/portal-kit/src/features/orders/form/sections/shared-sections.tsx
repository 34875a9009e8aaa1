import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import { FormCell, FormSection } from '@portal-kit/ui/form-layout';
import { type ReactNode, useMemo } from 'react';
import { useWarehouses } from '../../../../domain/warehouses/use-warehouses';
import { maxPhoneLength } from '../../../../forms/fields/phone-text';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { OrderFormApi } from '../order-form.api';
import { orderFormMessages } from '../order-form.messages';

interface SectionProps {
  form: OrderFormApi;
}

/** The warehouse of the order. */
export function WarehouseField({ form }: SectionProps) {
  const texts = useMessages(orderFormMessages);
  const kernel = useMessages(kernelMessages);
  const { warehouses, isError, retry } = useWarehouses();
  const options = useMemo(
    () =>
      (warehouses ?? []).map(({ warehouseId, name }) => ({ id: warehouseId, label: name ?? warehouseId })),
    [warehouses],
  );
  if (isError) {
    return (
      <FormCell span="full">
        <Banner tone="warn" actions={<Button onClick={retry}>{kernel.retry}</Button>}>
          {texts.warehousesFailed}
        </Banner>
      </FormCell>
    );
  }
  return (
    <form.AppField name="details.warehouseId">
      {(field) => (
        <field.Choice
          options={options}
          description={warehouses?.length === 0 ? texts.noWarehouse : undefined}
        />
      )}
    </form.AppField>
  );
}

/** Contact and special instructions. */
export function ContactSection({ form: { AppField }, children }: SectionProps & { children?: ReactNode }) {
  const texts = useMessages(orderFormMessages);
  return (
    <FormSection title={texts.groups.optional}>
      <AppField name="details.contactName">{(field) => <field.Text span="full" />}</AppField>
      <AppField name="details.contactPhone">
        {(field) => <field.Text inputMode="tel" maxLength={maxPhoneLength} />}
      </AppField>
      <AppField name="details.contactEmail">{(field) => <field.Text inputMode="email" />}</AppField>
      {children}
      <AppField name="details.specialInstructions">{(field) => <field.Text span="full" />}</AppField>
    </FormSection>
  );
}
