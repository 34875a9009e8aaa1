import { OrderWizard } from 'portal-kit/order-wizard';
import { useQueryString } from '../app/address';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from '../routes/route-table';

ToastRegion.preload();

/** A new order, a copy of the one that `?copy=` names, or one that is changed. */
export default function OrderWizardPage({ direction = 'inbound', params }: PageProps) {
  const copyOf = new URLSearchParams(useQueryString()).get('copy');
  const { orderId } = params;
  return <OrderWizard direction={direction} {...(orderId ? { orderId } : copyOf ? { copyOf } : {})} />;
}
