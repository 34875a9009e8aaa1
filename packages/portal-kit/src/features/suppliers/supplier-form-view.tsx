import { supplierRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import { FormCell, FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { useState } from 'react';
import { AddressList, addressListFields } from '../../domain/addresses/address-list';
import { ContactFields, contactFields } from '../../domain/contact/contact-fields';
import { StatusCell, usePartyFormats } from '../../domain/parties/party-cells';
import { fieldCells } from '../../forms/fields/field-cells';
import { RecordForm } from '../../forms/record/record-form';
import { type RecordFormHost, useRecordForm } from '../../forms/record/use-record-form';
import { useMessages } from '../../kernel/messages/use-messages';
import { supplierForm } from './supplier-form.definition';
import { supplierFormMessages } from './supplier-form.messages';
import type { SupplierFormValues } from './supplier-form.values';
import { SupplierWarehouses } from './supplier-warehouses';
import { suppliersMessages } from './suppliers.messages';

const { TextCell, SelectCell, CheckboxGroupCell } = fieldCells<SupplierFormValues>();

/** Renders the form of a supplier. */
export function SupplierFormView(host: RecordFormHost<'supplier', Supplier>) {
  const texts = useMessages(supplierFormMessages);
  const { inventoryTypes } = useMessages(suppliersMessages);
  const { status, addresses } = usePartyFormats();
  const controller = useRecordForm(supplierForm, host);
  const [isEntitlementOpen, setEntitlementOpen] = useState(false);
  const { form, isEdit } = controller;
  const permissions = bounds.permissions.items.enum.map((id) => ({ id, label: texts.permission(id) }));
  return (
    <RecordForm
      controller={controller}
      formats={{
        status,
        addresses,
        inventoryType: (type) => inventoryTypes[type] ?? type,
        warehouses: (ids) => ids.toSorted().join(', '),
        permissions: (ids) => ids.map(texts.permission).toSorted().join(', '),
      }}
    >
      <FormSection title={texts.groups.supplier} text={texts.groups.supplierText}>
        <TextCell
          name="supplierId"
          description={isEdit ? undefined : texts.supplierIdHint}
          isDisabled={isEdit}
          isRequired
          maxLength={20}
        />
        <StatusCell />
        <TextCell name="name" span="full" isRequired />
        <SelectCell name="inventoryType" isRequired optionLabels={inventoryTypes} />
      </FormSection>
      <FormSection title={texts.groups.warehouses} text={texts.groups.warehousesText}>
        <FormCell span="full">
          <form.AppField name="warehouses">
            {(field) => (
              <SupplierWarehouses texts={texts}>
                {(options) => <field.CheckboxGroup label={texts.warehouses} options={options} />}
              </SupplierWarehouses>
            )}
          </form.AppField>
        </FormCell>
      </FormSection>
      <FormSection title={texts.groups.contact}>
        <ContactFields form={form} fields={contactFields} />
      </FormSection>
      <AddressList
        form={form}
        fields={addressListFields}
        name="optional"
        texts={texts.address}
        bounds={bounds.addresses}
      />
      <FormSection title={texts.groups.registration}>
        <TextCell name="ttbPermitNumber" />
        <TextCell name="taxId" description={texts.taxIdHint} maxLength={10} />
        <TextCell
          name="gs1CompanyPrefix"
          description={texts.gs1CompanyPrefixHint}
          inputMode="numeric"
          maxLength={10}
        />
        <TextCell name="website" />
      </FormSection>
      <FormDisclosure
        title={texts.groups.permissions}
        isOpen={isEntitlementOpen}
        onOpenChange={setEntitlementOpen}
      >
        <CheckboxGroupCell
          name="permissions"
          span="full"
          description={texts.permissionsHint}
          options={permissions}
        />
      </FormDisclosure>
    </RecordForm>
  );
}
