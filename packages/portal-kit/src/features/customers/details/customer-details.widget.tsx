import { type Customer, customerKeys, customerQueries } from '@portal-kit/sdk/customers';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { OrderActivity } from '../../../domain/orders/order-activity';
import { RecentOrders } from '../../../domain/orders/recent-orders';
import { recordActivities } from '../../../kernel/details/activity';
import { cachedRow } from '../../../kernel/details/cached-row';
import { recordMessages } from '../../../kernel/details/record.messages';
import { RecordMissing } from '../../../kernel/details/record-missing';
import { useMessages } from '../../../kernel/messages/use-messages';
import { hostProps } from '../../../kernel/portal/guard-host';
import { usePortal } from '../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';
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
      <CustomerDetailsView key={props.customerId} {...hostProps(props)} />
    </WidgetBoundary>
  );
}

const directions = ['outbound'] as const;

function CustomerDetailsView({ customerId, onCustomerLoaded, renderActions }: CustomerDetailsProps) {
  const { sdk, supplierId, can } = usePortal();
  const queryClient = usePortalQueryClient();
  const texts = useMessages(customerDetailsMessages);
  const records = useMessages(recordMessages);
  const list = useMessages(customersMessages);
  const query = useQuery(
    {
      ...customerQueries.details(sdk, { supplierId, customerId }),
      placeholderData: () => {
        const customer = cachedRow<Customer>(
          queryClient,
          customerKeys.lists({ supplierId }),
          (row) => row.customerId === customerId,
        );
        return customer && { customer, etag: null };
      },
    },
    queryClient,
  );
  const customer = query.data?.customer;
  useEffect(() => {
    if (customer) onCustomerLoaded?.(customer);
  }, [customer, onCustomerLoaded]);
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
