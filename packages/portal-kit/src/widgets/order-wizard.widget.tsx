import { lazyPart } from '@portal-kit/ui/lazy-part';
import type { OrderWizardInputs } from '../features/orders/wizard/order-wizard.inputs';
import { OrderWizardCore } from '../features/orders/wizard/order-wizard-core';
import { guardHostProps } from '../kernel/host/guard-host';

/** Properties of {@link OrderWizard}. */
export type OrderWizardProps = OrderWizardInputs;

const CustomerForm = lazyPart(() =>
  import('../features/customers/form/customer-form.widget').then((part) => part.CustomerForm),
);

/**
 * Creates or edits an order in three steps: details, items, submit. The wizard keeps entered values when the user
 * changes the step or the server rejects the order. With the input `drafts`, the wizard offers to restore the
 * values after a page reload.
 *
 * @remarks Source: `createInboundOrder`, `updateInboundOrder`, `createOutboundOrder` and `updateOutboundOrder` of
 * `openapi/portal`; rules of the specification, sections 3 to 5 and 9. Quantities are cases, loose bottles and whole
 * pallets; dates are calendar dates. Needs INBOUND_ORDER_CREATE or INBOUND_ORDER_EDIT, or the outbound equivalents. A
 * rejected order shows 'Submission Error', shows each message of the server on its field and opens the step of the
 * first message. A concurrent edit opens a conflict dialog before anything is overwritten. For an order that can no
 * longer be edited, the notification links to the order details. The widget throws no error.
 *
 * @example
 * ```tsx
 * import { OrderWizard } from 'portal-kit/order-wizard';
 *
 * export const NewShipment = () => (
 *   <OrderWizard direction="outbound" onOrderSubmitted={({ order }) => console.log(order?.orderId)} />
 * );
 * ```
 */
export function OrderWizard(props: OrderWizardProps) {
  return (
    <OrderWizardCore
      {...guardHostProps(props)}
      renderNewCustomer={(form) => <CustomerForm {...form} onLoadFailed={form.onRequestCancel} />}
    />
  );
}
