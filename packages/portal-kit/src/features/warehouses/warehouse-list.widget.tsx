'use client';
import { statesByCountry } from '@portal-kit/sdk/bounds';
import { listWarehousesContract } from '@portal-kit/sdk/contract';
import { type Warehouse, warehouseQueries } from '@portal-kit/sdk/warehouses';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { partyMessages } from '../../domain/parties/parties.messages';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import type { Destination } from '../../kernel/navigation/destination';
import { DestinationButton } from '../../kernel/navigation/destination-button';
import { usePortal } from '../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import { type FilterField, labeledOptions } from '../../lists/filters/filter-field';
import { RecordList } from '../../lists/record-list';
import { type ListProps, useRecordList } from '../../lists/use-record-list';
import { warehouseColumns } from './warehouses.columns';
import { warehousesMessages } from './warehouses.messages';

/** Properties of {@link WarehouseList}. */
export type WarehouseListProps = ListProps;

/**
 * The warehouses of the logistics provider with their location and bond permission.
 *
 * @remarks Source: `listWarehouses` of `openapi/portal`. City and state are those of the first address, from which
 * goods ship. Needs WAREHOUSE_LIST; users of a supplier see the warehouses of their suppliers. A failed load shows
 * 'Data Error' inside the widget with a Retry button; the widget throws no error.
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
    <WidgetBoundary>
      <WarehouseListView {...props} />
    </WidgetBoundary>
  );
}

const warehouseId = (warehouse: Warehouse) => warehouse.warehouseId;
const toEdit = ({ warehouseId }: Warehouse): Destination => ({ to: 'warehouses.edit', warehouseId });

function WarehouseListView({ renderActions, ...props }: WarehouseListProps) {
  const { sdk, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(warehousesMessages);
  const parties = useMessages(partyMessages);
  const list = useRecordList<Warehouse>({
    ...props,
    list: 'warehouses',
    contract: listWarehousesContract,
    query: (params) => warehouseQueries.list(sdk, params),
  });
  const columns = useMemo(() => warehouseColumns(texts, parties, kernel), [texts, parties, kernel]);
  const filters = useMemo(
    (): FilterField[] => [
      {
        field: 'stateCode',
        label: texts.columns.stateCode,
        options: labeledOptions({ ...statesByCountry.USA, ...statesByCountry.CAN }),
      },
      {
        field: 'isBonded',
        label: texts.columns.isBonded,
        options: labeledOptions({ true: parties.yes, false: parties.no }),
        isSingle: true,
      },
    ],
    [texts, parties],
  );
  return (
    <RecordList
      list={list}
      texts={texts}
      emptyText={can('warehouse-create') ? texts.emptyCreate : texts.emptyReadOnly}
      columns={columns}
      filters={filters}
      getRowId={warehouseId}
      rowTo={can('warehouse-edit') ? toEdit : undefined}
      renderActions={renderActions}
      actions={
        can('warehouse-create') && (
          <DestinationButton
            to={{ to: 'warehouses.create' }}
            tone="primary"
            icon={<Plus size={18} aria-hidden="true" />}
          >
            {texts.add}
          </DestinationButton>
        )
      }
    />
  );
}
