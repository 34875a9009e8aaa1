import Check from 'lucide-react/icons/check';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
} from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Popover } from '../popover/popover';
import * as css from './menu.css';

export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'children'> {
  'aria-label': string;
  /** Shown above the entries, outside the keyboard's way. */
  header?: ReactNode;
  children: ReactNode;
  triggerRef: RefObject<HTMLElement | null>;
  onOpenChange: (isOpen: boolean) => void;
}

/** An open menu, anchored to the element that opened it. Render it only while it is open. */
export function Menu({ header, children, triggerRef, onOpenChange, ...rest }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    // After Enter on a native button react-aria leaves the focus on the menu itself; the entry it marks takes it.
    const passOn = () => element?.querySelector<HTMLElement>('[data-focused]')?.focus();
    element?.addEventListener('focus', passOn);
    return () => element?.removeEventListener('focus', passOn);
  }, []);
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onOpenChange}
      placement="bottom end"
      aria-label={rest['aria-label']}
    >
      {header && <div className={css.header}>{header}</div>}
      <AriaMenu
        {...rest}
        ref={menu}
        autoFocus="first"
        className={css.menu}
        onClose={() => onOpenChange(false)}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'children'> {
  icon?: ReactNode;
  children: string;
}

export function MenuItem({ icon, children, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} className={css.item}>
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode === 'none' ? (
            icon
          ) : (
            <span className={css.check}>{isSelected && <Check size={16} />}</span>
          )}
          {children}
        </>
      )}
    </AriaMenuItem>
  );
}

export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
