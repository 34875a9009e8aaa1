import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { PlainTable } from '@portal-kit/ui/plain-table';
import { TextField } from '@portal-kit/ui/text-field';
import { type ReactNode, useState } from 'react';
import { stack } from '../example-layout';

function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

/** @opens */
export function Form() {
  const [name, setName] = useState('Failed this week');
  return (
    <Opener>
      {(close) => (
        <Dialog
          title="Save view"
          text="The view stores filters, order and columns."
          closeLabel="Close"
          onClose={close}
        >
          <div style={stack}>
            <TextField label="Name" name="name" value={name} onChange={setName} />
            <Button tone="primary" onClick={close}>
              Save
            </Button>
          </div>
        </Dialog>
      )}
    </Opener>
  );
}

/**
 * A wide dialog for a table.
 *
 * @opens
 */
export function Wide() {
  return (
    <Opener>
      {(close) => (
        <Dialog title="Stock by warehouse" isWide closeLabel="Close" onClose={close}>
          <PlainTable
            label="Stock"
            rows={[
              { id: 'WH-01', name: 'Cranbury', cases: 95 },
              { id: 'WH-02', name: 'Ontario', cases: 12 },
            ]}
            getRowId={(row) => row.id}
            columns={[
              { id: 'name', label: 'Warehouse', isRowHeader: true, cell: (row) => row.name },
              { id: 'cases', label: 'Cases', align: 'end', cell: (row) => row.cases },
            ]}
          />
        </Dialog>
      )}
    </Opener>
  );
}

/**
 * Only the content closes the dialog.
 *
 * @opens
 */
export function Lasting() {
  return (
    <Opener>
      {(close) => (
        <Dialog title="Uploading" text="Keep this page open." isDismissable={false}>
          <Button onClick={close}>Cancel the upload</Button>
        </Dialog>
      )}
    </Opener>
  );
}

/**
 * Long content scrolls inside of the dialog.
 *
 * @opens
 */
export function LongText() {
  return (
    <Opener>
      {(close) => (
        <Dialog
          title="Delivery instructions of the customer for the receiving department in Cranbury"
          closeLabel="Close"
          onClose={close}
        >
          {'Call the customer one hour before arrival. The gate closes at 16:00. '.repeat(40)}
        </Dialog>
      )}
    </Opener>
  );
}
