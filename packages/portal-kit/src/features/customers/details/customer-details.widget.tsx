import { type Customer, customerKeys, customerQueries } from '@portal-kit/sdk/customers';
import type { ReactNode } from 'react';
import { OrderActivity } from '../../../domain/orders/order-activity';
import { RecentOrders } from '../../../domain/orders/recent-orders';
import { recordActivities } from '../../../kernel/details/activity';
import { recordMessages } from '../../../kernel/details/record.messages';
import { RecordMissing } from '../../../kernel/details/record-missing';
import { useRecordDetails } from '../../../kernel/details/use-record-details';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { RecordView } from '../../../lists/record-view';
import { customersMessages } from '../list/customers.messages';
import { CustomerAddresses } from './customer-addresses';
import type { CustomerDetailsInputs } from './customer-details.inputs';
import { customerDetailsMessages } from './customer-details.messages';
import { CustomerFacts } from './customer-facts';

/** Properties of {@link CustomerDetails}. */
export interface CustomerDetailsProps extends CustomerDetailsInputs {
  /** Renders the page's actions (edit). The host chooses the place. Default: above the customer. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

/**
 * One customer: all fields, licenses with their expiration, addresses, the latest orders and the activity.
 *
 * @remarks Source: `getCustomer` of `openapi/portal`; the orders come from `listOutboundOrders`, filtered by
 * `customerId`. Needs CUSTOMER_LIST; the edit action needs CUSTOMER_EDIT, the orders need OUTBOUND_ORDER_LIST. While
 * the customer loads, the widget shows the customer's row of a loaded list. A failed load shows 'Data Error' with a
 * Retry button. An unknown customer shows a message. The widget throws no error.
 *
 * @example
 * ```tsx
 * import { CustomerDetails } from 'portal-kit/customer-details';
 *
 * export const Account = () => <CustomerDetails customerId="CUS-10021" />;
 * ```
 */
export function CustomerDetails(props: CustomerDetailsProps) {
  return (
    <WidgetBoundary widget="CustomerDetails">
      <CustomerDetailsView key={props.customerId} {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const directions = ['outbound'] as const;

function CustomerDetailsView({ customerId, onCustomerLoaded, renderActions }: CustomerDetailsProps) {
  const { sdk, supplierId, can } = usePortal();
  const texts = useMessages(customerDetailsMessages);
  const records = useMessages(recordMessages);
  const list = useMessages(customersMessages);
  const { query, record: customer } = useRecordDetails({
    name: 'customer',
    query: customerQueries.details(sdk, { supplierId, customerId }),
    lists: customerKeys.lists({ supplierId }),
    isRow: (row: Customer) => row.customerId === customerId,
    onLoaded: onCustomerLoaded,
  });
  return (
    <RecordView
      query={query}
      hasRecord={customer !== undefined}
      missing={<RecordMissing list={{ to: 'customers.list' }} texts={list} />}
      editAt={can('customer-edit') && { to: 'customers.edit', customerId }}
      renderActions={renderActions}
      main={
        <>
          <CustomerFacts customer={customer} groups={['customer', 'licenses']} />
          {customer && (
            <RecentOrders directions={directions} filter={{ customerId }} emptyText={texts.noOrders} />
          )}
        </>
      }
      side={
        <>
          <CustomerFacts customer={customer} groups={['contact', 'defaults']} />
          {customer && (
            <>
              <CustomerAddresses customer={customer} />
              <OrderActivity
                directions={directions}
                filter={{ customerId }}
                activities={recordActivities(customer, records)}
              />
            </>
          )}
        </>
      }
    />
  );
}
