import { useEffect, useState } from 'react';
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
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  // As the end of a session is told: by no press of the user, whatever is open.
  useEffect(() => {
    const show = () => setNoticeOpen(true);
    window.addEventListener('ledger.closing', show);
    return () => window.removeEventListener('ledger.closing', show);
  }, []);
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
      <ModalOverlay className="ledger-scrim" isOpen={isNoticeOpen} onOpenChange={setNoticeOpen}>
        <Modal className="ledger-surface">
          <Dialog role="alertdialog">
            <Heading slot="title">The ledger closes in a minute</Heading>
            <MenuTrigger>
              <Button className="ledger">How long</Button>
              <Popover className="ledger-surface">
                <Menu aria-label="How long">
                  <MenuItem>An hour</MenuItem>
                  <MenuItem>A day</MenuItem>
                </Menu>
              </Popover>
            </MenuTrigger>{' '}
            <Button className="ledger" slot="close">
              Stay
            </Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
