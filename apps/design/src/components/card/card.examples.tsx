import { Button } from '@portal-kit/ui/button';
import { Card, FactList } from '@portal-kit/ui/card';
import { PlainTable } from '@portal-kit/ui/plain-table';
import { StatusDot } from '@portal-kit/ui/status-dot';

/** @wide */
export function Facts() {
  return (
    <Card
      title="Shipment"
      note={<StatusDot tone="info">Submitted</StatusDot>}
      actions={<Button size="small">Edit</Button>}
    >
      <FactList
        facts={[
          { label: 'Warehouse', value: 'Cranbury Beverage Center' },
          { label: 'Carrier', value: 'Old Dominion (ODFL)' },
          { label: 'Requested ship date', value: 'Nov 26, 2026' },
          { label: 'Instructions', value: 'Call one hour before arrival.', isWide: true },
        ]}
      />
    </Card>
  );
}

/**
 * A fact without a value is loading.
 *
 * @wide
 */
export function Loading() {
  return (
    <Card title="Shipment that loads">
      <FactList
        facts={[
          { label: 'Warehouse', value: undefined },
          { label: 'Carrier', value: undefined },
          { label: 'Order number', value: 'OB-2611-000030' },
        ]}
      />
    </Card>
  );
}

/**
 * A table extends to the edges of the card.
 *
 * @wide
 */
export function Flush() {
  return (
    <Card title="Stock" isFlush>
      <PlainTable
        label="Stock of a card"
        rows={[{ id: 'WH-01', name: 'Cranbury', cases: 95 }]}
        getRowId={(row) => row.id}
        columns={[
          { id: 'name', label: 'Warehouse', isRowHeader: true, cell: (row) => row.name },
          { id: 'cases', label: 'Cases', align: 'end', cell: (row) => row.cases },
        ]}
      />
    </Card>
  );
}

/** @narrow */
export function LongText() {
  return (
    <Card title="Delivery instructions of the customer for the receiving department" note="3 of 12">
      <FactList
        facts={[
          { label: 'Reference of the customer', value: 'PO-2026-11-000030-CRANBURY-BEVERAGE-CENTER-NORTH' },
          { label: 'Carrier', value: 'Northern Harbor and Valley Refrigerated Freight Lines' },
        ]}
      />
    </Card>
  );
}

/**
 * @wide
 * @rtl
 */
export function RightToLeft() {
  return (
    <Card title="الشحنة" actions={<Button size="small">تعديل</Button>}>
      <FactList
        facts={[
          { label: 'المستودع', value: 'Cranbury Beverage Center' },
          { label: 'الناقل', value: 'ODFL' },
        ]}
      />
    </Card>
  );
}
