import type { Supplier } from '@portal-kit/sdk/suppliers';
import type { partyMessages } from '../../domain/parties/parties.messages';
import type { CsvColumn } from '../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../lists/selection/record-selection';
import { RowSelection } from '../../lists/selection/row-selection';
import type { suppliersMessages } from './suppliers.messages';

const nameOf = ({ name, supplierId }: Supplier) => name || supplierId;

interface SupplierSelectionProps extends RecordSelectionProps<Supplier> {
  texts: ReturnType<typeof suppliersMessages>;
  statuses: ReturnType<typeof partyMessages>['status'];
}

/** Selection of suppliers: export. */
export function SupplierSelection({ texts, statuses, ...props }: SupplierSelectionProps) {
  const { columns, inventoryTypes } = texts;
  const csvColumns: CsvColumn<Supplier>[] = [
    { label: columns.name, value: ({ name }) => name },
    { label: columns.supplierId, value: ({ supplierId }) => supplierId },
    {
      label: columns.inventoryType,
      value: ({ inventoryType }) => inventoryTypes[inventoryType ?? ''] ?? inventoryType,
    },
    {
      label: columns.warehouses,
      value: ({ warehouses }) => warehouses?.map(({ warehouseId }) => warehouseId).join(', '),
    },
    { label: columns.status, value: ({ status }) => statuses[status ?? ''] ?? status },
  ];
  return <RowSelection {...props} nameOf={nameOf} csvColumns={csvColumns} />;
}
