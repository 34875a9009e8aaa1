import { type Warehouse, warehouseKeys, warehouseQueries } from '@portal-kit/sdk/warehouses';
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
import { warehouseFormMessages } from '../warehouse-form.messages';
import { warehousesMessages } from '../warehouses.messages';
import type { WarehouseDetailsInputs } from './warehouse-details.inputs';
import { warehouseDetailsMessages } from './warehouse-details.messages';
import { WarehouseFacts } from './warehouse-facts';
import { WarehouseStock } from './warehouse-stock';

/** Properties of {@link WarehouseDetails}. */
export interface WarehouseDetailsProps extends WarehouseDetailsInputs {
  /** Renders the page's actions (edit). The host chooses the place. Default: above the warehouse. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

/**
 * One warehouse: all fields, the supplier's stock and latest orders there, and the activity of these orders.
 *
 * @remarks Source: `getWarehouse` of `openapi/portal`; the stock comes from `listItems`, the orders from
 * `listInboundOrders` and `listOutboundOrders`, filtered by `warehouseId`. Quantities are bottles in the contract and
 * shown as cases and bottles. Needs BASIC_ACCESS; the edit action needs WAREHOUSE_EDIT, stock and orders need the
 * permissions of their lists. While the warehouse loads, the widget shows the warehouse's row of a loaded list. A
 * failed load shows 'Data Error' with a Retry button. An unknown warehouse shows a message. The widget throws no error.
 *
 * @example
 * ```tsx
 * import { WarehouseDetails } from 'portal-kit/warehouse-details';
 *
 * export const Site = () => <WarehouseDetails warehouseId="WH-NJ-01" />;
 * ```
 */
export function WarehouseDetails(props: WarehouseDetailsProps) {
  return (
    <WidgetBoundary widget="WarehouseDetails">
      <WarehouseDetailsView key={props.warehouseId} {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const directions = ['inbound', 'outbound'] as const;

function WarehouseDetailsView({ warehouseId, onWarehouseLoaded, renderActions }: WarehouseDetailsProps) {
  const { sdk, can } = usePortal();
  const texts = useMessages(warehouseDetailsMessages);
  const labels = useMessages(warehouseFormMessages);
  const addresses = useMessages(addressMessages);
  const list = useMessages(warehousesMessages);
  const { query, record: warehouse } = useRecordDetails({
    name: 'warehouse',
    query: warehouseQueries.details(sdk, { warehouseId }),
    lists: warehouseKeys.lists(),
    isRow: (row: Warehouse) => row.warehouseId === warehouseId,
    onLoaded: onWarehouseLoaded,
  });
  return (
    <RecordView
      query={query}
      hasRecord={warehouse !== undefined}
      missing={<RecordMissing list={{ to: 'warehouses.list' }} texts={list} />}
      editAt={can('warehouse-edit') && { to: 'warehouses.edit', warehouseId }}
      renderActions={renderActions}
      main={
        <>
          <WarehouseFacts warehouse={warehouse} groups={['warehouse']} />
          {warehouse && (
            <>
              <WarehouseStock warehouseId={warehouseId} />
              <RecentOrders directions={directions} filter={{ warehouseId }} emptyText={texts.noOrders} />
            </>
          )}
        </>
      }
      side={
        <>
          <WarehouseFacts warehouse={warehouse} groups={['contact', 'hours', 'bond']} />
          {warehouse && (
            <>
              <PostalAddresses
                title={labels.addresses}
                addresses={(warehouse.addresses ?? []).map((address, index) => ({
                  title: addresses.title(index),
                  address,
                }))}
              />
              <OrderActivity directions={directions} filter={{ warehouseId }} />
            </>
          )}
        </>
      }
    />
  );
}
