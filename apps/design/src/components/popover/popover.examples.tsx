import { Button } from '@portal-kit/ui/button';
import { Popover } from '@portal-kit/ui/popover';
import { TextField } from '@portal-kit/ui/text-field';
import { useRef, useState } from 'react';
import { padded } from '../example-layout';

/** @opens */
export function Default() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <>
      <Button buttonRef={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Note
      </Button>
      <Popover
        aria-label="Note"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
      >
        <div style={padded}>
          <TextField label="Note" name="note" value={note} onChange={setNote} />
          <Button size="small" onClick={() => setOpen(false)}>
            Done
          </Button>
        </div>
      </Popover>
    </>
  );
}

/**
 * At most 480 px wide.
 *
 * @opens
 */
export function LongText() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button buttonRef={button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Instructions
      </Button>
      <Popover
        aria-label="Instructions"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
      >
        <p style={padded}>
          {'Call the customer one hour before arrival. The gate closes at 16:00. '.repeat(6)}
        </p>
      </Popover>
    </>
  );
}
