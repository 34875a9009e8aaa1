import { warehouseRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { SavedWarehouse, WarehouseDetails } from '@portal-kit/sdk/warehouses';
import { FormCell, FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMemo, useState } from 'react';
import { AddressList } from '../../domain/addresses/address-list';
import { addressText } from '../../domain/addresses/address-text';
import { ContactFields, contactFields } from '../../domain/contact/contact-fields';
import { partyMessages } from '../../domain/parties/parties.messages';
import { formMessages } from '../../forms/record/form.messages';
import { RecordForm } from '../../forms/record/record-form';
import type { RecordFormHost } from '../../forms/record/use-record-form';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { timeZones } from './time-zones';
import { useWarehouseForm } from './use-warehouse-form';
import { warehouseFormMessages } from './warehouse-form.messages';
import { warehouseFormRules } from './warehouse-form.rules';
import type { WarehouseFormValues } from './warehouse-form.values';
import { WarehouseHours } from './warehouse-hours';

const RecordDifferences = lazyPart(
  async () =>
    (await import('../../forms/conflict/record-differences')).RecordDifferences<
      WarehouseFormValues,
      WarehouseDetails
    >,
);

/** Renders the form of a warehouse. */
export function WarehouseFormView(host: RecordFormHost<WarehouseDetails, SavedWarehouse>) {
  const { locale } = usePortal();
  const texts = useMessages(warehouseFormMessages);
  const formTexts = useMessages(formMessages);
  const parties = useMessages(partyMessages);
  const rules = useMemo(() => warehouseFormRules(formTexts, texts), [formTexts, texts]);
  const controller = useWarehouseForm(host);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { form, record } = controller;
  const zones = bounds.temperatureZones.items.enum.map((id) => ({ id, label: texts.zones[id] ?? id }));
  return (
    <RecordForm
      controller={controller}
      renderConflict={(conflict) => (
        <RecordDifferences
          {...conflict}
          labels={texts}
          formats={{
            status: (status) => parties.status[status] ?? status,
            isBonded: (choice) => (choice === 'Y' ? parties.yes : parties.no),
            addresses: (all) => all.map((address) => addressText(address, locale)).join('; '),
            receivingHours: ({ from, to }) => from && `${from}–${to}`,
            shippingHours: ({ from, to }) => from && `${from}–${to}`,
            temperatureZones: (ids) => ids.map((id) => texts.zones[id] ?? id).join(', '),
          }}
        />
      )}
    >
      <FormSection title={texts.groups.warehouse} text={texts.groups.warehouseText}>
        <FormCell span="half">
          <form.AppField
            name="warehouseId"
            validators={{ onChange: ({ value }) => rules.warehouseId(value) }}
          >
            {(field) => (
              <field.Text
                label={texts.warehouseId}
                description={record ? undefined : texts.warehouseIdHint}
                isDisabled={record !== undefined}
                isRequired
                maxLength={20}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="status">
            {(field) => (
              <field.Select
                label={texts.status}
                isRequired
                options={bounds.status.enum.map((id) => ({ id, label: parties.status[id] ?? id }))}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="full">
          <form.AppField name="name" validators={{ onChange: ({ value }) => rules.name(value) }}>
            {(field) => <field.Text label={texts.name} isRequired maxLength={bounds.name.maxLength} />}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="timeZone" validators={{ onChange: ({ value }) => rules.timeZone(value) }}>
            {(field) => (
              <field.ComboBox
                label={texts.timeZone}
                isRequired
                options={timeZones}
                placeholder={formTexts.choose}
                emptyText={formTexts.noMatch}
              />
            )}
          </form.AppField>
        </FormCell>
      </FormSection>
      <AddressList
        form={form}
        fields={{ addresses: 'addresses' }}
        name="optional"
        texts={texts.address}
        min={bounds.addresses.minItems}
        max={bounds.addresses.maxItems}
      />
      <FormSection title={texts.groups.bond}>
        <FormCell span="half">
          <form.AppField name="isBonded">
            {(field) => (
              <field.Select
                label={texts.isBonded}
                options={[
                  { id: 'N', label: parties.no },
                  { id: 'Y', label: parties.yes },
                ]}
                placeholder={formTexts.choose}
              />
            )}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.Subscribe selector={({ values }) => values.isBonded}>
            {(isBonded) => (
              <form.AppField
                name="bondRegistryNumber"
                validators={{
                  onChangeListenTo: ['isBonded'],
                  onChange: ({ value, fieldApi }) =>
                    rules.bondRegistryNumber(value, fieldApi.form.getFieldValue('isBonded')),
                }}
              >
                {(field) => (
                  <field.Text
                    label={texts.bondRegistryNumber}
                    isRequired={isBonded === 'Y'}
                    maxLength={bounds.bondRegistryNumber.maxLength}
                  />
                )}
              </form.AppField>
            )}
          </form.Subscribe>
        </FormCell>
        <FormCell span="half">
          <form.AppField name="ftzNumber" validators={{ onChange: ({ value }) => rules.ftzNumber(value) }}>
            {(field) => <field.Text label={texts.ftzNumber} maxLength={bounds.ftzNumber.maxLength} />}
          </form.AppField>
        </FormCell>
        <FormCell span="half">
          <form.AppField
            name="customsFirmsCode"
            validators={{ onChange: ({ value }) => rules.customsFirmsCode(value) }}
          >
            {(field) => <field.Text label={texts.customsFirmsCode} maxLength={4} />}
          </form.AppField>
        </FormCell>
      </FormSection>
      <FormSection title={texts.groups.contact}>
        <ContactFields form={form} fields={contactFields} />
      </FormSection>
      <FormDisclosure title={texts.groups.hours} isOpen={isMoreOpen} onOpenChange={setMoreOpen}>
        <WarehouseHours
          form={form}
          fields="receivingHours"
          label={texts.receivingHours}
          {...{ texts, rules }}
        />
        <WarehouseHours
          form={form}
          fields="shippingHours"
          label={texts.shippingHours}
          {...{ texts, rules }}
        />
        <FormCell span="half">
          <form.AppField name="cutoffTime">
            {(field) => <field.Text type="time" label={texts.cutoffTime} />}
          </form.AppField>
        </FormCell>
        <FormCell span="full">
          <form.AppField name="temperatureZones">
            {(field) => <field.CheckboxGroup label={texts.temperatureZones} options={zones} />}
          </form.AppField>
        </FormCell>
      </FormDisclosure>
    </RecordForm>
  );
}
