import { warehouseRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { type Warehouse, warehouseQueries } from '@portal-kit/sdk/warehouses';
import { FormCell, FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { useState } from 'react';
import { AddressList, addressListFields } from '../../domain/addresses/address-list';
import { ContactFields, contactFields } from '../../domain/contact/contact-fields';
import { StatusCell, usePartyFormats, YesNoCell } from '../../domain/parties/party-cells';
import { fieldCells } from '../../forms/fields/field-cells';
import { withFieldGroup } from '../../forms/fields/form-hook';
import { formMessages } from '../../forms/record/form.messages';
import { RecordEdit } from '../../forms/record/record-edit';
import { RecordForm } from '../../forms/record/record-form';
import { type RecordFormHost, useRecordForm } from '../../forms/record/use-record-form';
import { RecordMissing } from '../../kernel/details/record-missing';
import { useMessages } from '../../kernel/messages/use-messages';
import { hostProps } from '../../kernel/portal/guard-host';
import { usePortal } from '../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
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
      <WarehouseRecord {...hostProps(props)} />
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

const { TextCell, ComboBoxCell, CheckboxGroupCell } = fieldCells<WarehouseFormValues>();

const timeZones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }));

function WarehouseFormView(host: RecordFormHost<'warehouse', Warehouse>) {
  const texts = useMessages(warehouseFormMessages);
  const { status, addresses, yesNo } = usePartyFormats();
  const controller = useRecordForm(warehouseForm, host);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { form, isEdit } = controller;
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
        <TextCell
          name="warehouseId"
          description={isEdit ? undefined : texts.warehouseIdHint}
          isDisabled={isEdit}
          isRequired
          maxLength={20}
        />
        <StatusCell />
        <TextCell name="name" span="full" isRequired />
        <ComboBoxCell name="timeZone" isRequired options={timeZones} />
      </FormSection>
      <AddressList
        form={form}
        fields={addressListFields}
        name="optional"
        texts={texts.address}
        bounds={bounds.addresses}
      />
      <FormSection title={texts.groups.bond}>
        <YesNoCell name="isBonded" />
        <TextCell
          name="bondRegistryNumber"
          isRequired={({ isBonded }) => isBonded === 'Y'}
          dependsOn={['isBonded']}
        />
        <TextCell name="ftzNumber" />
        <TextCell name="customsFirmsCode" maxLength={4} />
      </FormSection>
      <FormSection title={texts.groups.contact}>
        <ContactFields form={form} fields={contactFields} />
      </FormSection>
      <FormDisclosure title={texts.groups.hours} isOpen={isMoreOpen} onOpenChange={setMoreOpen}>
        <WarehouseHours form={form} fields="receivingHours" label={texts.receivingHours} />
        <WarehouseHours form={form} fields="shippingHours" label={texts.shippingHours} />
        <TextCell name="cutoffTime" type="time" />
        <CheckboxGroupCell name="temperatureZones" span="full" optionLabels={texts.zones} />
      </FormDisclosure>
    </RecordForm>
  );
}

/** A daily time window. Either both times are set or both are empty, and the end is after the start. */
const WarehouseHours = withFieldGroup({
  defaultValues: { from: '', to: '' },
  props: {} as { label: string },
  render: function WarehouseHours({ group, label }) {
    const texts = useMessages(warehouseFormMessages);
    const { required } = useMessages(formMessages);
    const validate = (end: 'from' | 'to') => {
      const { from, to, [end]: value } = group.state.values;
      if (value === '') return from || to ? required : undefined;
      return end === 'to' && from !== '' && to <= from ? texts.beforeStart : undefined;
    };
    return (['from', 'to'] as const).map((end) => (
      <FormCell key={end} span="half">
        <group.AppField
          name={end}
          validators={{ onChangeListenTo: [end === 'from' ? 'to' : 'from'], onChange: () => validate(end) }}
        >
          {(field) => <field.Text type="time" label={`${label} ${texts[end]}`} />}
        </group.AppField>
      </FormCell>
    ));
  },
});
