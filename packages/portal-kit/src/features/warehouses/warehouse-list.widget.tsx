import { listWarehousesContract } from '@portal-kit/sdk/contract';
import { type Warehouse, warehouseQueries } from '@portal-kit/sdk/warehouses';
import { useMemo } from 'react';
import { stateOptions } from '../../domain/addresses/state-options';
import { ActiveStatus } from '../../domain/parties/active-status';
import { partyMessages } from '../../domain/parties/parties.messages';
import { guardHostProps } from '../../kernel/host/guard-host';
import { usePortal } from '../../kernel/host/portal-context';
import { useMessages } from '../../kernel/messages/use-messages';
import type { Destination } from '../../kernel/navigation/destination';
import { WidgetBoundary } from '../../kernel/widget/widget-boundary';
import { type FilterField, labeledOptions } from '../../lists/filters/filter-field';
import { recordColumns } from '../../lists/record-columns';
import { RecordList } from '../../lists/record-list';
import { type ListProps, useRecordList } from '../../lists/use-record-list';
import { WarehouseSelection } from './warehouse-selection';
import { warehousesMessages } from './warehouses.messages';

/** Properties of {@link WarehouseList}. */
export type WarehouseListProps = ListProps;

/**
 * The warehouses of the logistics provider with their location and bond permission.
 *
 * @remarks Source: `listWarehouses` of `openapi/portal`. City and state come from the first address, from which goods
 * ship. Needs WAREHOUSE_LIST; users of a supplier see the warehouses of their suppliers. A failed load shows 'Data
 * Error' inside the widget with a Retry button; the widget throws no error.
 *
 * @example
 * ```tsx
 * import { WarehouseList } from 'portal-kit/warehouse-list';
 *
 * export const Sites = () => <WarehouseList />;
 * ```
 */
export function WarehouseList(props: WarehouseListProps) {
  return (
    <WidgetBoundary widget="WarehouseList">
      <WarehouseListView {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const warehouseId = (warehouse: Warehouse) => warehouse.warehouseId;
const warehouseName = ({ name, warehouseId }: Warehouse) => name || warehouseId;
const toDetails = ({ warehouseId }: Warehouse): Destination => ({ to: 'warehouses.details', warehouseId });

function WarehouseListView({ renderActions, ...props }: WarehouseListProps) {
  const { sdk, can } = usePortal();
  const texts = useMessages(warehousesMessages);
  const parties = useMessages(partyMessages);
  const list = useRecordList<Warehouse>({
    ...props,
    list: 'warehouses',
    contract: listWarehousesContract,
    query: (params) => warehouseQueries.list(sdk, params),
  });
  const columns = useMemo(() => {
    const { sortable } = recordColumns<Warehouse>(texts.columns);
    return [
      sortable('name', { isRowHeader: true }),
      sortable('warehouseId'),
      sortable('city', { cell: ({ addresses }) => addresses?.[0]?.city }),
      sortable('stateCode', { cell: ({ addresses }) => addresses?.[0]?.stateCode }),
      sortable('isBonded', {
        cell: ({ isBonded }) => typeof isBonded === 'boolean' && (isBonded ? parties.yes : parties.no),
      }),
      sortable('status', { cell: ({ status }) => <ActiveStatus status={status} /> }),
    ];
  }, [texts, parties]);
  const filters = useMemo((): FilterField[] => {
    const bonded = labeledOptions({ true: parties.yes, false: parties.no });
    return [
      { field: 'stateCode', label: texts.columns.stateCode, options: stateOptions },
      { field: 'isBonded', label: texts.columns.isBonded, options: bonded, isSingle: true },
    ];
  }, [texts, parties]);
  return (
    <RecordList
      list={list}
      texts={texts}
      columns={columns}
      filters={filters}
      getRowId={warehouseId}
      getRowName={warehouseName}
      rowTo={can('warehouse-details') ? toDetails : undefined}
      createAt={can('warehouse-create') && { to: 'warehouses.create' }}
      renderActions={renderActions}
      renderSelection={(props) => <WarehouseSelection {...props} texts={texts} parties={parties} />}
    />
  );
}
