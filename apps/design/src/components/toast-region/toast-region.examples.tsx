import { Button } from '@portal-kit/ui/button';
import { ToastQueue } from '@portal-kit/ui/toast';
import { ToastRegion } from '@portal-kit/ui/toast-region';
import { useEffect, useState } from 'react';

function Toasts({ queue, label }: { queue: ToastQueue; label: string }) {
  const [isMounted, setMounted] = useState(false);
  // Render the region when the first toast waits.
  useEffect(() => queue.onFirst(() => setMounted(true)), [queue]);
  return isMounted && <ToastRegion queue={queue} label={label} closeLabel="Close" />;
}

const saved = new ToastQueue();

/** @opens */
export function Success() {
  return (
    <>
      <Button
        onClick={() =>
          saved.add({
            status: 'success',
            title: 'Item added successfully',
            caption: 'This item is added to the Item master',
            link: { title: 'View HF-1012', href: '#/items/HF-1012' },
          })
        }
      >
        Add item
      </Button>
      <Toasts queue={saved} label="Notifications" />
    </>
  );
}

const failed = new ToastQueue();

/** @opens */
export function Failure() {
  return (
    <>
      <Button
        onClick={() =>
          failed.add({
            status: 'error',
            title: 'The order was not saved',
            caption: 'Correct these fields and save again.',
            validationErrors: ['requestedShipDate: is in the past', 'lineItems[2].cases: exceeds the stock'],
            additionalInfo: 'Reference 8f14e45f',
          })
        }
      >
        Save order
      </Button>
      <Toasts queue={failed} label="Errors" />
    </>
  );
}

const many = new ToastQueue();

/**
 * At most four toasts are visible; the others wait.
 *
 * @opens
 */
export function ManyItems() {
  return (
    <>
      <Button
        onClick={() => {
          for (let count = 1; count <= 6; count += 1)
            many.add({
              status: 'success',
              title: `Upload ${count} finished`,
              caption: '120 items were added.',
            });
        }}
      >
        Finish six uploads
      </Button>
      <Toasts queue={many} label="Uploads" />
    </>
  );
}
