import { type Supplier, supplierKeys, supplierQueries } from '@portal-kit/sdk/suppliers';
import { Card } from '@portal-kit/ui/card';
import type { ReactNode } from 'react';
import { addressMessages } from '../../../domain/addresses/address.messages';
import { PostalAddresses } from '../../../domain/addresses/postal-addresses';
import { OrderActivity } from '../../../domain/orders/order-activity';
import { RecentOrders } from '../../../domain/orders/recent-orders';
import { RecordMissing } from '../../../kernel/details/record-missing';
import { useRecordDetails } from '../../../kernel/details/use-record-details';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { RecordView } from '../../../lists/record-view';
import { supplierFormMessages } from '../supplier-form.messages';
import { suppliersMessages } from '../suppliers.messages';
import { AssignedWarehouses } from './assigned-warehouses';
import type { SupplierDetailsInputs } from './supplier-details.inputs';
import { supplierDetailsMessages } from './supplier-details.messages';
import { SupplierFacts } from './supplier-facts';

/** Properties of {@link SupplierDetails}. */
export interface SupplierDetailsProps extends SupplierDetailsInputs {
  /** Renders the page's actions (edit). The host chooses the place. Default: above the supplier. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

/**
 * One supplier: all fields, permit, warehouses, and the latest orders with their activity.
 *
 * @remarks Source: `getSupplier` of `openapi/portal`; the orders come from `listInboundOrders` and
 * `listOutboundOrders`, and are shown only for the supplier whose data the other widgets show. Needs BASIC_ACCESS; the
 * edit action needs SUPPLIER_EDIT, the orders need the permissions of their lists. While the supplier loads, the widget
 * shows the supplier's row of a loaded list. A failed load shows 'Data Error' with a Retry button. An unknown supplier
 * shows a message. The widget throws no error.
 *
 * @example
 * ```tsx
 * import { SupplierDetails } from 'portal-kit/supplier-details';
 *
 * export const Producer = () => <SupplierDetails shownSupplierId="SUP-1002" />;
 * ```
 */
export function SupplierDetails(props: SupplierDetailsProps) {
  return (
    <WidgetBoundary widget="SupplierDetails">
      <SupplierDetailsView key={props.shownSupplierId} {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const directions = ['inbound', 'outbound'] as const;
const allOrders = {};

function SupplierDetailsView({ shownSupplierId, onSupplierLoaded, renderActions }: SupplierDetailsProps) {
  const { sdk, supplierId, can } = usePortal();
  const texts = useMessages(supplierDetailsMessages);
  const labels = useMessages(supplierFormMessages);
  const addresses = useMessages(addressMessages);
  const list = useMessages(suppliersMessages);
  const { query, record: supplier } = useRecordDetails({
    name: 'supplier',
    query: supplierQueries.details(sdk, { supplierId: shownSupplierId }),
    lists: supplierKeys.lists(),
    isRow: (row: Supplier) => row.supplierId === shownSupplierId,
    onLoaded: onSupplierLoaded,
  });
  const isCurrent = shownSupplierId === supplierId;
  return (
    <RecordView
      query={query}
      hasRecord={supplier !== undefined}
      missing={<RecordMissing list={{ to: 'suppliers.list' }} texts={list} />}
      editAt={can('supplier-edit') && { to: 'suppliers.edit', supplierId: shownSupplierId }}
      renderActions={renderActions}
      main={
        <>
          <SupplierFacts supplier={supplier} groups={['supplier']} />
          {supplier && <AssignedWarehouses supplier={supplier} />}
          {supplier &&
            (isCurrent ? (
              <RecentOrders directions={directions} filter={allOrders} emptyText={texts.noOrders} />
            ) : (
              <Card title={texts.orders}>{texts.otherSupplier}</Card>
            ))}
        </>
      }
      side={
        <>
          <SupplierFacts supplier={supplier} groups={['contact', 'registration', 'permissions']} />
          {supplier && (
            <PostalAddresses
              title={labels.addresses}
              addresses={(supplier.addresses ?? []).map((address, index) => ({
                title: addresses.title(index),
                address,
              }))}
            />
          )}
          {supplier && isCurrent && <OrderActivity directions={directions} filter={allOrders} />}
        </>
      }
    />
  );
}
