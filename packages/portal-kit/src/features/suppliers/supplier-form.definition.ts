import { supplierMutations } from '@portal-kit/sdk/suppliers';
import { defineRecordForm } from '../../forms/record/record-form.definition';
import { defineSupplierFields } from './supplier-form.fields';
import { supplierFormMessages } from './supplier-form.messages';
import { emptySupplier, sampleSupplier, toSupplierRequest, toSupplierValues } from './supplier-form.values';

/** The form of a supplier. */
export const supplierForm = defineRecordForm({
  name: 'supplier',
  idField: 'supplierId',
  list: { to: 'suppliers.list' },
  messages: supplierFormMessages,
  fields: defineSupplierFields,
  empty: emptySupplier,
  sample: sampleSupplier,
  toValues: toSupplierValues,
  toRequest: toSupplierRequest,
  getTitle: ({ name }) => name,
  mutations: ({ sdk }) => ({
    create: supplierMutations.create(sdk),
    update: supplierMutations.update(sdk),
  }),
});
