import { PlainTable } from '@portal-kit/ui/plain-table';

interface Stock {
  id: string;
  name: string;
  taxPaid: number;
  bonded: number;
}

const stock: readonly Stock[] = [
  { id: 'WH-01', name: 'Cranbury', taxPaid: 95, bonded: 40 },
  { id: 'WH-02', name: 'Ontario', taxPaid: 12, bonded: 0 },
];

/** @wide */
export function WithTotals() {
  return (
    <PlainTable
      label="Stock"
      rows={stock}
      getRowId={(row) => row.id}
      columns={[
        { id: 'name', label: 'Warehouse', isRowHeader: true, cell: (row) => row.name, total: 'Total' },
        { id: 'taxPaid', label: 'Tax paid', align: 'end', cell: (row) => row.taxPaid, total: 107 },
        { id: 'bonded', label: 'Bonded', align: 'end', cell: (row) => row.bonded, total: 40 },
      ]}
    />
  );
}

/**
 * In a container below 688 px each row is a list of its values.
 *
 * @narrow
 */
export function Narrow() {
  return (
    <PlainTable
      label="Stock in a narrow container"
      rows={stock}
      getRowId={(row) => row.id}
      columns={[
        { id: 'name', label: 'Warehouse', isRowHeader: true, cell: (row) => row.name },
        { id: 'taxPaid', label: 'Tax paid', align: 'end', cell: (row) => row.taxPaid },
      ]}
    />
  );
}

const changes = [
  {
    id: '1',
    field: 'Delivery instructions',
    text: 'Call the customer one hour before arrival. The gate closes at 16:00, and pallets must not be stacked.',
  },
  { id: '2', field: 'Reference', text: 'PO-2026-11-000030-CRANBURY-BEVERAGE-CENTER-NORTH-DOCK' },
];

/** @wide */
export function LongText() {
  return (
    <PlainTable
      label="Changes"
      rows={changes}
      getRowId={(row) => row.id}
      columns={[
        { id: 'field', label: 'Field', isRowHeader: true, cell: (row) => row.field },
        { id: 'text', label: 'Value', cell: (row) => row.text },
      ]}
    />
  );
}

/**
 * @rtl
 * @wide
 */
export function RightToLeft() {
  return (
    <PlainTable
      label="المخزون"
      rows={stock}
      getRowId={(row) => row.id}
      columns={[
        { id: 'name', label: 'المستودع', isRowHeader: true, cell: (row) => row.name },
        { id: 'bonded', label: 'تحت الرهن', align: 'end', cell: (row) => row.bonded },
      ]}
    />
  );
}
