'use client';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import type { OrderWizardProps } from '../features/orders/wizard/order-wizard.props';
import { OrderWizardCore } from '../features/orders/wizard/order-wizard-core';

export type { OrderWizardProps };

const CustomerForm = lazyPart(
  async () => (await import('../features/customers/form/customer-form.widget')).CustomerForm,
);

/**
 * Makes an order or changes one, in three steps: details, items, submit. What is typed survives going back and forth, a
 * reload and a refusal.
 *
 * @remarks Source: `createInboundOrder`, `updateInboundOrder` and their outbound siblings of `openapi/portal`; rules of
 * the specification, sections 3 to 5 and 9. Quantities are cases, loose bottles and whole pallets; dates are calendar
 * dates. Needs INBOUND_ORDER_CREATE or INBOUND_ORDER_EDIT, or their outbound siblings.
 * A refused order shows 'Submission Error', puts each of the server's messages on its field and leads to its step; an
 * order that somebody else has changed meanwhile is not overwritten unasked. An order that cannot be changed any more
 * leads to its details. Nothing is thrown.
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
      {...props}
      renderNewCustomer={(form) => <CustomerForm {...form} onLoadFailed={form.onRequestCancel} />}
    />
  );
}
