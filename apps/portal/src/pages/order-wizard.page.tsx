import { OrderWizard } from 'portal-kit/order-wizard';
import { useSearchParams } from 'wouter';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from './page-props';

ToastRegion.preload();

/** Creates or edits an order. `?copy=` copies an order; `?step=` names the open step, except for the first step. */
export default function OrderWizardPage({ direction = 'inbound', params }: PageProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const copyOf = searchParams.get('copy');
  const step = searchParams.get('step');
  const { orderId } = params;
  return (
    <OrderWizard
      direction={direction}
      step={step === 'items' || step === 'submit' ? step : 'details'}
      onStepChanged={(opened, { isCorrection = false }) =>
        setSearchParams(
          (current) => {
            const query = new URLSearchParams(current);
            if (opened === 'details') query.delete('step');
            else query.set('step', opened);
            return query;
          },
          { replace: isCorrection },
        )
      }
      {...(orderId ? { orderId } : copyOf ? { copyOf } : {})}
    />
  );
}
