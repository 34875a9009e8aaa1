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
import { EmbeddedWidget } from './embedded-widget.tsx';

/** A page whose dialogs and menus use another version of React Aria. */
export function HostPage({ site, integration }: { site: PartnerSite; integration: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  // Opens without user interaction, like a session expiry warning.
  useEffect(() => {
    const show = () => setNoticeOpen(true);
    window.addEventListener('ledger.closing', show);
    return () => window.removeEventListener('ledger.closing', show);
  }, []);
  return (
    <>
      <Button className="ledger" onPress={() => setOpen(true)}>
        Host dialog
      </Button>{' '}
      <MenuTrigger>
        <Button className="ledger">Host menu</Button>
        <Popover className="ledger-surface">
          <Menu aria-label="Host menu">
            <MenuItem>Print the ledger</MenuItem>
            <MenuItem>Close the year</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <section aria-label="Outside the dialog">
        <EmbeddedWidget name="item-form" site={site} integration={integration} />
      </section>
      <ModalOverlay className="ledger-scrim" isDismissable isOpen={isOpen} onOpenChange={setOpen}>
        <Modal className="ledger-surface">
          <Dialog>
            <Heading slot="title">Host stock</Heading>
            <Button className="ledger" slot="close">
              Close stock
            </Button>
            <EmbeddedWidget name="item-list" site={site} integration={integration} />
            <EmbeddedWidget name="item-form" site={site} integration={integration} />
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
