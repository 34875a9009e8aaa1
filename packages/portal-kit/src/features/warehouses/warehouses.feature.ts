import { type FeatureDescription, listInputs } from '../../kernel/feature/feature-description';

/** Warehouses: the buildings of the logistics provider. */
export const warehousesFeature = {
  widgets: {
    'warehouse-list': {
      module: 'features/warehouses/warehouse-list.widget',
      component: 'WarehouseList',
      inputsType: ['ListInputs', 'lists/list-inputs'],
      summary: "the logistics provider's warehouses",
      inputs: { ...listInputs, renderActions: { kind: 'react' } },
      example: {},
    },
    'warehouse-details': {
      module: 'features/warehouses/details/warehouse-details.widget',
      component: 'WarehouseDetails',
      inputsType: ['WarehouseDetailsInputs', 'features/warehouses/details/warehouse-details.inputs'],
      summary: 'one warehouse',
      inputs: {
        warehouseId: { kind: 'attribute', isRequired: true },
        onWarehouseLoaded: { kind: 'callback' },
        renderActions: { kind: 'react' },
      },
      example: { warehouseId: "'WH-TX-01'" },
    },
    'warehouse-form': {
      module: 'features/warehouses/warehouse-form.widget',
      component: 'WarehouseForm',
      inputsType: ['WarehouseFormInputs', 'features/warehouses/warehouse-form.inputs'],
      summary: 'the form that adds or edits a warehouse',
      inputs: {
        warehouseId: {
          kind: 'attribute',
          text: 'the warehouse to edit; without it the form adds a warehouse',
        },
        onWarehouseSaved: { kind: 'property' },
        onRequestCancel: { kind: 'property' },
      },
      example: { warehouseId: "'WH-TX-01'" },
    },
  },
  access: {
    'warehouse-list': [['WAREHOUSE_LIST']],
    'warehouse-details': [['BASIC_ACCESS']],
    'warehouse-create': [['WAREHOUSE_CREATE']],
    'warehouse-edit': [['WAREHOUSE_EDIT']],
  },
  destinations: {
    'warehouses.list': {
      linkedFrom: 'The warehouse form after Save or Cancel; the message for an unknown warehouse.',
    },
    'warehouses.details': {
      values: { warehouseId: { type: 'string' } },
      linkedFrom: 'Rows of the warehouse list; warehouses in order, item and supplier details.',
    },
    'warehouses.create': { linkedFrom: '"Add" in the warehouse list.' },
    'warehouses.edit': {
      values: { warehouseId: { type: 'string' } },
      linkedFrom: '"Edit" in the warehouse details.',
    },
  },
  events: {
    'warehouse.saved': {
      detail: {
        warehouse: {
          type: 'Warehouse | null',
          text: '`null`: the response had no body, read the warehouse again',
        },
        isNew: { type: 'boolean' },
      },
      when: 'A warehouse was added or changed.',
    },
  },
  lists: ['warehouses'],
  types: { Warehouse: '@portal-kit/sdk/warehouses' },
} as const satisfies FeatureDescription;
