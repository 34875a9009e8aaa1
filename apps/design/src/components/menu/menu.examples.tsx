import copyIcon from '@lucide/icons/icons/copy';
import trashIcon from '@lucide/icons/icons/trash';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@portal-kit/ui/menu';
import { type ReactNode, useRef, useState } from 'react';

function MenuButton({ label, children }: { label: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button buttonRef={button} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Menu aria-label={label} align="start" triggerRef={button} onOpenChange={setOpen}>
          {children}
        </Menu>
      )}
    </>
  );
}

/** @opens */
export function Actions() {
  return (
    <MenuButton label="Actions">
      <MenuItem icon={<Icon data={copyIcon} sizePx={16} />}>Copy order</MenuItem>
      <MenuItem isDisabled>Resubmit order</MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Icon data={trashIcon} sizePx={16} />}>Delete order</MenuItem>
    </MenuButton>
  );
}

/**
 * A section with its own selection. The menu stays open after a choice.
 *
 * @opens
 */
export function Selection() {
  const [density, setDensity] = useState('comfortable');
  return (
    <MenuButton label="Rows">
      <MenuSection
        aria-label="Row height"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[density]}
        onSelectionChange={(keys) => setDensity([...keys].join())}
      >
        <MenuItem id="comfortable">Comfortable rows</MenuItem>
        <MenuItem id="dense">Dense rows</MenuItem>
      </MenuSection>
    </MenuButton>
  );
}

/** @opens */
export function Switches() {
  const [shown, setShown] = useState<string[]>(['size']);
  return (
    <MenuButton label="Columns">
      <MenuSection
        aria-label="Columns"
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) => setShown([...keys].map(String))}
      >
        <MenuItem id="size" isSwitch>
          Size
        </MenuItem>
        <MenuItem id="region" isSwitch>
          Region
        </MenuItem>
      </MenuSection>
    </MenuButton>
  );
}

const warehouses = Array.from({ length: 40 }, (_, index) => `Warehouse ${index + 1}`);

/**
 * The menu scrolls when it is higher than the window.
 *
 * @opens
 */
export function ManyItems() {
  return (
    <MenuButton label="Warehouses">
      {warehouses.map((name) => (
        <MenuItem key={name}>{name}</MenuItem>
      ))}
    </MenuButton>
  );
}

/** @opens */
export function LongText() {
  return (
    <MenuButton label="More">
      <MenuItem>Copy the order with all line items, dates, carrier and delivery instructions</MenuItem>
      <MenuItem>Delete</MenuItem>
    </MenuButton>
  );
}
