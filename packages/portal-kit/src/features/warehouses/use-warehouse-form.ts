import {
  type SavedWarehouse,
  type WarehouseDetails,
  type WarehouseRequest,
  warehouseMutations,
} from '@portal-kit/sdk/warehouses';
import { useMutation } from '@tanstack/react-query';
import {
  type RecordFormDefinition,
  type RecordFormHost,
  useRecordForm,
} from '../../forms/record/use-record-form';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { warehouseFormMessages } from './warehouse-form.messages';
import {
  emptyWarehouse,
  toWarehouseRequest,
  toWarehouseValues,
  type WarehouseFormValues,
} from './warehouse-form.values';

const definition: RecordFormDefinition<
  WarehouseFormValues,
  WarehouseDetails,
  WarehouseRequest,
  SavedWarehouse
> = {
  name: 'warehouse',
  list: { to: 'warehouses.list' },
  empty: emptyWarehouse,
  valuesOf: ({ warehouse }) => toWarehouseValues(warehouse),
  requestOf: toWarehouseRequest,
  idOf: ({ warehouse }) => warehouse.warehouseId,
  versionOf: ({ warehouse }) => warehouse.version,
  detailsOf: ({ warehouse, etag }) => (warehouse ? { warehouse, etag } : undefined),
  titleOf: ({ name }) => name,
};

/** Controls the form of a warehouse. */
export function useWarehouseForm(host: RecordFormHost<WarehouseDetails, SavedWarehouse>) {
  const { sdk, emit } = usePortal();
  const texts = useMessages(warehouseFormMessages);
  const create = useMutation(warehouseMutations.create(sdk));
  const update = useMutation(warehouseMutations.update(sdk));
  return useRecordForm(definition, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ warehouse: request, idempotencyKey }),
    update: (request, _, etag) => update.mutateAsync({ warehouse: request, etag }),
    emitSaved: ({ warehouse }, isNew) => emit?.({ type: 'warehouse.saved', detail: { warehouse, isNew } }),
  });
}
