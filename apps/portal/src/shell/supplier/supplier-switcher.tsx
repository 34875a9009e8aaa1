import chevronsUpDownIcon from '@lucide/icons/icons/chevrons-up-down';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import { classNames } from '@portal-kit/ui/class-names';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { portalMessages } from '../../app/portal.messages';
import * as css from '../shell.css';

const SupplierList = lazyPart(() => import('./supplier-list').then((part) => part.SupplierList));

export interface SupplierSwitcherProps {
  supplierId: string;
  suppliers: readonly Supplier[] | undefined;
  locale: string;
  /** Whether the switcher has the height of the top bar. Default false. */
  isCompact?: boolean;
  onSwitch: (supplierId: string) => void;
}

/** Shows the current supplier. Opens a list when the user has several suppliers: a mouse opens the list when it is pressed. */
export function SupplierSwitcher(props: SupplierSwitcherProps) {
  const { supplierId, suppliers, locale, isCompact = false, onSwitch } = props;
  const texts = portalMessages(locale);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isMousePress = useRef(false);
  const current = suppliers?.find((supplier) => supplier.supplierId === supplierId);
  const name = current?.name ?? supplierId;
  const inventory = current && (texts.inventoryTypes[current.inventoryType] ?? current.inventoryType);
  const label = (
    <span className={css.supplier}>
      <span className={css.supplierName}>{name}</span>
      <span className={css.supplierNote}>{[supplierId, inventory].filter(Boolean).join(' · ')}</span>
    </span>
  );
  if (!suppliers || suppliers.length < 2) {
    return (
      <div className={css.switcher} data-compact={isCompact || undefined}>
        {label}
      </div>
    );
  }
  const press = ({ pointerType, button: pressed, ctrlKey }: PointerEvent) => {
    isMousePress.current = pointerType === 'mouse' && pressed === 0 && !ctrlKey;
    if (!isMousePress.current) return;
    // The popover returns focus to the element that has focus now.
    button.current?.focus();
    setOpen(!isOpen);
  };
  // The click of a mouse press has been handled, and the click of a key has no press before it.
  const click = ({ detail }: MouseEvent) => {
    if (!(isMousePress.current && detail > 0)) setOpen(!isOpen);
    isMousePress.current = false;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(css.switcher, css.switchable)}
        data-compact={isCompact || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={SupplierList.preload}
        onFocus={SupplierList.preload}
        onPointerDown={press}
        // The browser would move focus from the field of the open list to the button.
        onMouseDown={(event) => event.preventDefault()}
        onClick={click}
      >
        {label}
        <span className={visuallyHidden}>{texts.switchSupplier}</span>
        <Icon data={chevronsUpDownIcon} sizePx={18} className={css.chevrons} />
      </button>
      {isOpen && (
        <SupplierList
          triggerRef={button}
          locale={locale}
          suppliers={suppliers}
          supplierId={supplierId}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
          onPick={(id) => {
            setOpen(false);
            if (id !== supplierId) onSwitch(id);
          }}
        />
      )}
    </>
  );
}
