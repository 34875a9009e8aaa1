import { supplierRequestBounds } from '@portal-kit/sdk/bounds';
import { supplierMutations } from '@portal-kit/sdk/suppliers';
import { defineRecordForm } from '../../forms/record/record-form.definition';
import { supplierFormMessages } from './supplier-form.messages';
import { supplierFormRules } from './supplier-form.rules';
import { emptySupplier, sampleSupplier, toSupplierRequest, toSupplierValues } from './supplier-form.values';

/** The form of a supplier. */
export const supplierForm = defineRecordForm({
  name: 'supplier',
  idField: 'supplierId',
  list: { to: 'suppliers.list' },
  messages: supplierFormMessages,
  bounds: supplierRequestBounds,
  rules: supplierFormRules,
  empty: emptySupplier,
  sample: sampleSupplier,
  valuesOf: toSupplierValues,
  requestOf: toSupplierRequest,
  titleOf: ({ name }) => name,
  mutations: ({ sdk }) => ({
    create: supplierMutations.create(sdk),
    update: supplierMutations.update(sdk),
  }),
});
