import { listSuppliersContract } from '@portal-kit/sdk/contract';
import { type Supplier, supplierQueries } from '@portal-kit/sdk/suppliers';
import { useMemo } from 'react';
import { ActiveStatus } from '../../domain/parties/active-status';
import { partyMessages } from '../../domain/parties/parties.messages';
import { guardHostProps } from '../../kernel/host/guard-host';
import { usePortal } from '../../kernel/host/portal-context';
import { getCodeLabel } from '../../kernel/messages/code-label';
import { useMessages } from '../../kernel/messages/use-messages';
import type { Destination } from '../../kernel/navigation/destination';
import { WidgetBoundary } from '../../kernel/widget/widget-boundary';
import { type FilterField, labeledOptions } from '../../lists/filters/filter-field';
import { recordColumns } from '../../lists/record-columns';
import { RecordList } from '../../lists/record-list';
import { type ListProps, useRecordList } from '../../lists/use-record-list';
import { SupplierSelection } from './supplier-selection';
import { suppliersMessages } from './suppliers.messages';

/** Properties of {@link SupplierList}. */
export type SupplierListProps = ListProps;

/**
 * The suppliers that the user has access to, with their warehouses and kinds of stock.
 *
 * @remarks Source: `listSuppliers` of `openapi/portal`. Needs SUPPLIER_LIST. A failed load shows 'Data Error' inside
 * the widget with a Retry button; the widget throws no error.
 *
 * @example
 * ```tsx
 * import { SupplierList } from 'portal-kit/supplier-list';
 *
 * export const Suppliers = () => <SupplierList />;
 * ```
 */
export function SupplierList(props: SupplierListProps) {
  return (
    <WidgetBoundary widget="SupplierList">
      <SupplierListView {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const supplierId = (supplier: Supplier) => supplier.supplierId;
const supplierName = ({ name, supplierId }: Supplier) => name || supplierId;
const toDetails = ({ supplierId }: Supplier): Destination => ({ to: 'suppliers.details', supplierId });

function SupplierListView({ renderActions, ...props }: SupplierListProps) {
  const { sdk, can } = usePortal();
  const texts = useMessages(suppliersMessages);
  const parties = useMessages(partyMessages);
  const list = useRecordList<Supplier>({
    ...props,
    list: 'suppliers',
    contract: listSuppliersContract,
    query: (params) => supplierQueries.list(sdk, params),
  });
  const columns = useMemo(() => {
    const { sortable, fixed } = recordColumns<Supplier>(texts.columns);
    return [
      sortable('name', { isRowHeader: true }),
      sortable('supplierId'),
      sortable('inventoryType', {
        cell: ({ inventoryType }) => getCodeLabel(inventoryType, texts.inventoryTypes),
      }),
      fixed('warehouses', {
        cell: ({ warehouses }) =>
          texts.warehouses(
            (warehouses ?? []).map(({ warehouseId, name }) => name || warehouseId).filter(Boolean),
          ),
      }),
      sortable('status', {
        cell: ({ status }) => <ActiveStatus status={status} />,
      }),
    ];
  }, [texts]);
  const filters = useMemo(
    (): FilterField[] => [
      {
        field: 'inventoryType',
        label: texts.columns.inventoryType,
        options: labeledOptions(texts.inventoryTypes),
      },
      { field: 'status', label: texts.columns.status, options: labeledOptions(parties.status) },
    ],
    [texts, parties],
  );
  return (
    <RecordList
      list={list}
      texts={texts}
      columns={columns}
      filters={filters}
      getRowId={supplierId}
      getRowName={supplierName}
      rowTo={can('supplier-details') ? toDetails : undefined}
      createAt={can('supplier-create') && { to: 'suppliers.create' }}
      renderActions={renderActions}
      renderSelection={(props) => <SupplierSelection {...props} texts={texts} statuses={parties.status} />}
    />
  );
}
