import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { ListInputs } from '../../../lists/list-inputs';

/** Inputs of {@link OrderList} in every integration. */
export interface OrderListInputs extends ListInputs {
  /** `inbound`: goods arriving at a warehouse. `outbound`: goods shipped to a customer. */
  direction: OrderDirection;
  /** A filter in addition to the user's filter, e.g. `status:FAILED;`. Default: all orders. */
  within?: string;
}
