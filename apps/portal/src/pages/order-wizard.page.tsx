import { OrderWizard } from 'portal-kit/order-wizard';
import { useSearchParams } from 'wouter';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from './page-props';

ToastRegion.preload();

/** Creates or edits an order. `?copy=` copies an order. */
export default function OrderWizardPage({ direction = 'inbound', params }: PageProps) {
  const [searchParams] = useSearchParams();
  const copyOf = searchParams.get('copy');
  const { orderId } = params;
  return <OrderWizard direction={direction} {...(orderId ? { orderId } : copyOf ? { copyOf } : {})} />;
}
