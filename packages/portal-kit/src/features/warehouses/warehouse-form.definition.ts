import { warehouseMutations } from '@portal-kit/sdk/warehouses';
import { defineRecordForm } from '../../forms/record/record-form.definition';
import { defineWarehouseFields } from './warehouse-form.fields';
import { warehouseFormMessages } from './warehouse-form.messages';
import { emptyWarehouse, toWarehouseRequest, toWarehouseValues } from './warehouse-form.values';

/** The form of a warehouse. */
export const warehouseForm = defineRecordForm({
  name: 'warehouse',
  idField: 'warehouseId',
  list: { to: 'warehouses.list' },
  messages: warehouseFormMessages,
  fields: defineWarehouseFields,
  empty: emptyWarehouse,
  toValues: toWarehouseValues,
  toRequest: toWarehouseRequest,
  getTitle: ({ name }) => name,
  mutations: ({ sdk }) => ({
    create: warehouseMutations.create(sdk),
    update: warehouseMutations.update(sdk),
  }),
});
