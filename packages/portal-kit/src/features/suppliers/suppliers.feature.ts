import { type FeatureDescription, listInputs } from '../../kernel/feature/feature-description';

/** Suppliers: the companies whose stock the warehouses hold. */
export const suppliersFeature = {
  widgets: {
    'supplier-list': {
      module: 'features/suppliers/supplier-list.widget',
      component: 'SupplierList',
      inputsType: ['ListInputs', 'lists/list-inputs'],
      summary: 'the suppliers that the user has access to',
      inputs: { ...listInputs, renderActions: { kind: 'react' } },
      example: {},
    },
    'supplier-details': {
      module: 'features/suppliers/details/supplier-details.widget',
      component: 'SupplierDetails',
      inputsType: ['SupplierDetailsInputs', 'features/suppliers/details/supplier-details.inputs'],
      summary: 'one supplier',
      inputs: {
        shownSupplierId: {
          kind: 'attribute',
          isRequired: true,
          text: 'the supplier to show, which may differ from `supplierId`',
        },
        onSupplierLoaded: { kind: 'callback' },
        renderActions: { kind: 'react' },
      },
      example: { shownSupplierId: "'SUP-1002'" },
    },
    'supplier-form': {
      module: 'features/suppliers/supplier-form.widget',
      component: 'SupplierForm',
      inputsType: ['SupplierFormInputs', 'features/suppliers/supplier-form.inputs'],
      summary: 'the form that adds or edits a supplier',
      inputs: {
        editedSupplierId: {
          kind: 'attribute',
          text: 'the supplier to edit, which may differ from `supplierId`; without it the form adds a supplier',
        },
        onSupplierSaved: { kind: 'property' },
        onRequestCancel: { kind: 'property' },
      },
      example: { editedSupplierId: "'SUP-1002'" },
    },
  },
  access: {
    'supplier-list': [['SUPPLIER_LIST']],
    'supplier-details': [['BASIC_ACCESS']],
    'supplier-create': [['SUPPLIER_CREATE']],
    'supplier-edit': [['SUPPLIER_EDIT']],
  },
  destinations: {
    'suppliers.list': {
      linkedFrom: 'The supplier form after Save or Cancel; the message for an unknown supplier.',
    },
    'suppliers.details': {
      values: { supplierId: { type: 'string' } },
      linkedFrom: 'Rows of the supplier list.',
    },
    'suppliers.create': { linkedFrom: '"Add" in the supplier list.' },
    'suppliers.edit': {
      values: { supplierId: { type: 'string' } },
      linkedFrom: '"Edit" in the supplier details.',
    },
  },
  events: {
    'supplier.saved': {
      detail: {
        supplier: {
          type: 'Supplier | null',
          text: '`null`: the response had no body, read the supplier again',
        },
        isNew: { type: 'boolean' },
      },
      when: 'A supplier was added or changed.',
    },
  },
  lists: ['suppliers'],
  types: { Supplier: '@portal-kit/sdk/suppliers' },
} as const satisfies FeatureDescription;
