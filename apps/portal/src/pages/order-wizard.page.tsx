import { type OrderDetails, orderQueries } from '@portal-kit/sdk/orders';
import { OrderWizard } from 'portal-kit/order-wizard';
import { usePortal } from 'portal-kit/portal';
import { useSearchParams } from 'wouter';
import type { PageProps } from '../routes/lazy-page';
import { routeMessages } from '../routes/route.messages';
import { usePageTitle } from '../shell/page/page-title';
import { formTitleMessages } from './form-title.messages';
import { useFirstFieldFocus } from './use-first-field-focus';
import { useFormTitle } from './use-form-title';

const getName = ({ order }: OrderDetails) => order.orderId;

/**
 * Creates or edits an order. `?copy=` copies an order; `?step=` names the open step, except for the first step;
 * `?field=` names the field to open.
 */
export default function OrderWizardPage({ supplierId, direction = 'inbound', params }: PageProps) {
  const [searchParams, setSearchParams] = useSearchParams();
  const copyOf = searchParams.get('copy');
  const step = searchParams.get('step');
  const field = searchParams.get('field');
  const { orderId } = params;
  const { sdk, locale } = usePortal();
  useFormTitle(orderId ? orderQueries.details(sdk, { supplierId, direction, orderId }) : undefined, getName);
  useFirstFieldFocus(!orderId);
  const { titles } = routeMessages(locale);
  const isCopy = !orderId && copyOf;
  usePageTitle(
    isCopy ? titles[`${direction}OrderCreate`] : undefined,
    isCopy ? formTitleMessages(locale).copy(copyOf) : undefined,
  );
  return (
    <OrderWizard
      direction={direction}
      step={step === 'items' || step === 'submit' ? step : 'details'}
      {...(field && { field })}
      onStepChanged={(opened, { isCorrection = false }) =>
        setSearchParams(
          (current) => {
            const query = new URLSearchParams(current);
            if (opened === 'details') query.delete('step');
            else query.set('step', opened);
            query.delete('field');
            return query;
          },
          { replace: isCorrection },
        )
      }
      {...(orderId ? { orderId } : copyOf ? { copyOf } : {})}
    />
  );
}
