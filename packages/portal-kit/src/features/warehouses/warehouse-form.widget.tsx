import { warehouseRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { type Warehouse, warehouseQueries } from '@portal-kit/sdk/warehouses';
import { FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { useState } from 'react';
import { AddressList, addressListFields } from '../../domain/addresses/address-list';
import { ContactFields, contactFields } from '../../domain/contact/contact-fields';
import { usePartyFormats, useYesNo } from '../../domain/parties/party-cells';
import { RecordEdit } from '../../forms/record/record-edit';
import { RecordForm } from '../../forms/record/record-form';
import { type RecordFormHost, useRecordForm } from '../../forms/record/use-record-form';
import { RecordMissing } from '../../kernel/details/record-missing';
import { guardHostProps } from '../../kernel/host/guard-host';
import { usePortal } from '../../kernel/host/portal-context';
import { useMessages } from '../../kernel/messages/use-messages';
import { WidgetBoundary } from '../../kernel/widget/widget-boundary';
import { warehouseForm } from './warehouse-form.definition';
import type { WarehouseFormInputs } from './warehouse-form.inputs';
import { warehouseFormMessages } from './warehouse-form.messages';
import type { WarehouseFormValues } from './warehouse-form.values';
import { warehousesMessages } from './warehouses.messages';

/** Properties of {@link WarehouseForm}. */
export type WarehouseFormProps = WarehouseFormInputs;

/**
 * Adds or changes a warehouse.
 *
 * @remarks Source: `createWarehouse`, `getWarehouse` and `updateWarehouse` of `openapi/portal`; rules of the
 * specification, section 5. Hours are `HH:mm` in the time zone of the warehouse. Needs WAREHOUSE_CREATE or
 * WAREHOUSE_EDIT. A refused save keeps the input, notifies the user, and shows the server's messages on their fields.
 * The form overwrites a concurrent edit only if the user chooses this. The widget throws no error.
 *
 * @example
 * ```tsx
 * import { WarehouseForm } from 'portal-kit/warehouse-form';
 *
 * export const AddSite = () => (
 *   <WarehouseForm onWarehouseSaved={({ warehouse }) => console.log(warehouse?.name)} />
 * );
 * ```
 */
export function WarehouseForm(props: WarehouseFormProps) {
  return (
    <WidgetBoundary widget="WarehouseForm">
      <WarehouseRecord {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

function WarehouseRecord({ warehouseId, onWarehouseSaved, onRequestCancel }: WarehouseFormProps) {
  const { sdk } = usePortal();
  const texts = useMessages(warehousesMessages);
  return (
    <RecordEdit
      id={warehouseId}
      query={(warehouseId) => warehouseQueries.details(sdk, { warehouseId })}
      missing={<RecordMissing list={{ to: 'warehouses.list' }} texts={texts} />}
    >
      {(edited) => (
        <WarehouseFormView {...edited} onRecordSaved={onWarehouseSaved} onRequestCancel={onRequestCancel} />
      )}
    </RecordEdit>
  );
}

const timeZones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }));

function WarehouseFormView(host: RecordFormHost<'warehouse', Warehouse>) {
  const texts = useMessages(warehouseFormMessages);
  const { status, addresses, yesNo } = usePartyFormats();
  const yesNoOptions = useYesNo();
  const controller = useRecordForm(warehouseForm, host);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { form, isEdit } = controller;
  const { AppField } = form;
  const hours = ({ from, to }: WarehouseFormValues['receivingHours']) => from && `${from}–${to}`;
  return (
    <RecordForm
      controller={controller}
      formats={{
        status,
        addresses,
        isBonded: yesNo,
        receivingHours: hours,
        shippingHours: hours,
        temperatureZones: (ids) => ids.map((id) => texts.zones[id] ?? id).join(', '),
      }}
    >
      <FormSection title={texts.groups.warehouse} text={texts.groups.warehouseText}>
        <AppField name="warehouseId">
          {(field) => (
            <field.Text
              description={isEdit ? undefined : texts.warehouseIdHint}
              isDisabled={isEdit}
              maxLength={20}
            />
          )}
        </AppField>
        <AppField name="status">{(field) => <field.Choice />}</AppField>
        <AppField name="name">{(field) => <field.Text span="full" />}</AppField>
        <AppField name="timeZone">{(field) => <field.Choice isSearchable options={timeZones} />}</AppField>
      </FormSection>
      <AddressList
        form={form}
        fields={addressListFields}
        hasName
        texts={texts.address}
        bounds={bounds.addresses}
      />
      <FormSection title={texts.groups.bond}>
        <AppField name="isBonded">{(field) => <field.Choice options={yesNoOptions} />}</AppField>
        <AppField name="bondRegistryNumber">{(field) => <field.Text />}</AppField>
        <AppField name="ftzNumber">{(field) => <field.Text />}</AppField>
        <AppField name="customsFirmsCode">{(field) => <field.Text maxLength={4} />}</AppField>
      </FormSection>
      <FormSection title={texts.groups.contact}>
        <ContactFields form={form} fields={contactFields} />
      </FormSection>
      <FormDisclosure title={texts.groups.hours} isOpen={isMoreOpen} onOpenChange={setMoreOpen}>
        <AppField name="receivingHours.from">{(field) => <field.Text type="time" />}</AppField>
        <AppField name="receivingHours.to">{(field) => <field.Text type="time" />}</AppField>
        <AppField name="shippingHours.from">{(field) => <field.Text type="time" />}</AppField>
        <AppField name="shippingHours.to">{(field) => <field.Text type="time" />}</AppField>
        <AppField name="cutoffTime">{(field) => <field.Text type="time" />}</AppField>
        <AppField name="temperatureZones">{(field) => <field.Choices span="full" />}</AppField>
      </FormDisclosure>
    </RecordForm>
  );
}
