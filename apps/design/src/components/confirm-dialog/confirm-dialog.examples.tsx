import { Button } from '@portal-kit/ui/button';
import { ConfirmDialog } from '@portal-kit/ui/confirm-dialog';
import { useState } from 'react';

/** @opens */
export function Default() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete order
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Delete order OB-2611-000030?"
          text="The order and its line items are removed. This cannot be undone."
          confirmLabel="Delete"
          cancelLabel="Keep the order"
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  );
}

/**
 * The action is running. This example stays open until the page is reloaded or left.
 *
 * @opens
 */
export function Loading() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Submit order
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Submit the order?"
          text="The warehouse starts to work on it."
          confirmLabel="Submit"
          cancelLabel="Cancel"
          isPending
          onConfirm={() => {}}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** @opens */
export function LongText() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Leave the page
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Leave the page and discard the changes of Halberd Reserve Cabernet Sauvignon Limited Edition 2018?"
          text="Three line items, the requested ship date and the delivery instructions have not been saved."
          confirmLabel="Discard all changes and leave"
          cancelLabel="Stay on this page"
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  );
}
