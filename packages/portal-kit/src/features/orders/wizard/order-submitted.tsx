import circleCheckIcon from '@lucide/icons/icons/circle-check';
import type { OrderDirection, SavedOrder } from '@portal-kit/sdk/orders';
import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { message } from '../../../kernel/details/details.css';
import { useMessages } from '../../../kernel/messages/use-messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { orderWizardMessages } from './order-wizard.messages';

interface OrderSubmittedProps {
  direction: OrderDirection;
  saved: SavedOrder;
  onAnother: () => void;
}

/** Confirmation that replaces the steps after a submit if the host does not navigate. */
export function OrderSubmitted({ direction, saved, onAnother }: OrderSubmittedProps) {
  const texts = useMessages(orderWizardMessages);
  const orderId = saved.order?.orderId;
  return (
    <div className={message}>
      <EmptyState
        icon={<Icon data={circleCheckIcon} sizePx={32} />}
        title={texts.done(orderId)}
        text={texts.doneText}
        actions={
          <>
            {orderId !== undefined && (
              <DestinationButton to={{ to: `${direction}.details`, orderId }}>
                {texts.viewOrder}
              </DestinationButton>
            )}
            <Button onClick={onAnother}>{texts.label[direction].create}</Button>
          </>
        }
      />
    </div>
  );
}
