import { useState } from 'react';
import {
  Button,
  Dialog,
  Heading,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
} from 'react-aria-components-old';
import type { PartnerSite } from '../partner-site.ts';
import { Ours } from './ours.tsx';

/** A page whose dialogs and menus are made with React Aria too, in a version of its own. */
export function Ledger({ site, door }: { site: PartnerSite; door: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="ledger" onPress={() => setOpen(true)}>
        Their dialog
      </Button>{' '}
      <MenuTrigger>
        <Button className="ledger">Their menu</Button>
        <Popover className="ledger-surface">
          <Menu aria-label="Theirs">
            <MenuItem>Print the ledger</MenuItem>
            <MenuItem>Close the year</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <section aria-label="Beside">
        <Ours name="item-form" site={site} door={door} />
      </section>
      <ModalOverlay className="ledger-scrim" isDismissable isOpen={isOpen} onOpenChange={setOpen}>
        <Modal className="ledger-surface">
          <Dialog>
            <Heading slot="title">Their stock</Heading>
            <Button className="ledger" slot="close">
              Close theirs
            </Button>
            <Ours name="item-list" site={site} door={door} />
            <Ours name="item-form" site={site} door={door} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
