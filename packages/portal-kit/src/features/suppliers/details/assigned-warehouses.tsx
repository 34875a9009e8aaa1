import type { Supplier } from '@portal-kit/sdk/suppliers';
import { PlainTable } from '@portal-kit/ui/plain-table';
import * as details from '../../../kernel/details/details.css';
import { recordMessages } from '../../../kernel/details/record.messages';
import { RelatedCard } from '../../../kernel/details/related-card';
import { usePortal } from '../../../kernel/host/portal-context';
import { dash } from '../../../kernel/messages/message-format';
import { useMessages } from '../../../kernel/messages/use-messages';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import { supplierFormMessages } from '../supplier-form.messages';
import { supplierDetailsMessages } from './supplier-details.messages';

/** The warehouses of a supplier. They are part of the supplier's record. */
export function AssignedWarehouses({ supplier }: { supplier: Supplier }) {
  const { can } = usePortal();
  const texts = useMessages(supplierDetailsMessages);
  const labels = useMessages(supplierFormMessages);
  const records = useMessages(recordMessages);
  const link = useDestinationLink();
  const warehouses = (supplier.warehouses ?? []).filter(({ warehouseId }) => warehouseId);
  return (
    <RelatedCard
      title={labels.warehouses}
      queries={[]}
      isEmpty={warehouses.length === 0}
      emptyText={texts.noWarehouses}
      failedText=""
      links={can('warehouse-list') ? [{ to: { to: 'warehouses.list' }, label: records.showAll }] : []}
    >
      <PlainTable
        label={labels.warehouses}
        rows={warehouses}
        getRowId={({ warehouseId }) => warehouseId}
        columns={[
          {
            id: 'name',
            label: texts.warehouse,
            isRowHeader: true,
            cell: ({ warehouseId, name }) =>
              can('warehouse-details') ? (
                <a
                  part="link"
                  className={details.textLink}
                  {...link({ to: 'warehouses.details', warehouseId })}
                >
                  {name || warehouseId}
                </a>
              ) : (
                name || warehouseId
              ),
          },
          { id: 'id', label: texts.warehouseId, cell: ({ warehouseId }) => warehouseId || dash },
        ]}
      />
    </RelatedCard>
  );
}
