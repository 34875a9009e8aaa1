import { Button } from '@portal-kit/ui/button';
import { Drawer } from '@portal-kit/ui/drawer';
import { Switch } from '@portal-kit/ui/switch';
import { useState } from 'react';

/** @opens */
export function Default() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Feature flags
      </Button>
      {isOpen && (
        <Drawer title="Feature flags" closeLabel="Close" onClose={() => setOpen(false)}>
          <Switch label="Bulk uploads" description="BULK_UPLOADS" isSelected={isOn} onChange={setOn} />
        </Drawer>
      )}
    </>
  );
}

/**
 * The content scrolls below the heading.
 *
 * @opens
 */
export function ManyItems() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Activity
      </Button>
      {isOpen && (
        <Drawer title="Activity of the order" closeLabel="Close" widthPx={480} onClose={() => setOpen(false)}>
          <ul>
            {Array.from({ length: 60 }, (_, index) => (
              <li key={index}>{`Change ${60 - index}: the status is In progress`}</li>
            ))}
          </ul>
        </Drawer>
      )}
    </>
  );
}
