import Check from 'lucide-react/icons/check';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
} from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { asPart } from '../../theme/as-part';
import { Popover } from '../popover/popover';
import * as css from './menu.css';
import { usePressStyle } from './press-style';

const menuPart = asPart('menu');

/** What {@link Menu} takes besides the selection and events of react-aria's menu. */
export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'children' | 'id'> {
  /** Of the menu, for the `aria-controls` of what opens it. */
  id?: string | undefined;
  /** The accessible name of the menu. */
  'aria-label': string;
  /** Shown above the entries, outside the keyboard's way. */
  header?: ReactNode;
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. */
  children: ReactNode;
  /** What opened it; the menu stands below it and gives the focus back to it. */
  triggerRef: RefObject<HTMLElement | null>;
  /** With which edge of that it is in line. Default `end`. */
  align?: 'start' | 'end';
  /** `false`: an entry was chosen, or the menu was left. Stop rendering it. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * An open menu, anchored to the element that opened it; load it on the first hover or focus of that. Render it only
 * while it is open. Arrows and letters move, Enter chooses, Escape closes.
 *
 * @example
 * ```tsx
 * import { Menu, MenuItem } from '@portal-kit/ui/menu';
 * import { useRef, useState } from 'react';
 *
 * export function Account({ onLogout }: { onLogout: () => void }) {
 *   const button = useRef<HTMLButtonElement>(null);
 *   const [isOpen, setOpen] = useState(false);
 *   return (
 *     <>
 *       <button
 *         ref={button}
 *         type="button"
 *         aria-haspopup="menu"
 *         aria-expanded={isOpen}
 *         aria-controls={isOpen ? 'account' : undefined}
 *         onClick={() => setOpen(true)}
 *       >
 *         Account
 *       </button>
 *       {isOpen && (
 *         <Menu id="account" aria-label="Account" triggerRef={button} onOpenChange={setOpen}>
 *           <MenuItem onAction={onLogout}>Logout</MenuItem>
 *         </Menu>
 *       )}
 *     </>
 *   );
 * }
 * ```
 */
export function Menu({ header, children, triggerRef, align = 'end', onOpenChange, ...rest }: MenuProps) {
  usePressStyle();
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
      placement={`bottom ${align}`}
      aria-label={rest['aria-label']}
    >
      {header && <div className={css.header}>{header}</div>}
      <AriaMenu
        {...rest}
        ref={menu}
        autoFocus="first"
        render={menuPart}
        className={css.menu}
        onClose={() => onOpenChange(false)}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

/** What {@link MenuItem} takes besides `id`, `onAction`, `href` and the like of react-aria's item. */
export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'children'> {
  /** 16 px, before the text; in a section with a selection a tick stands there instead. */
  icon?: ReactNode;
  /** The text, which typing also finds. */
  children: string;
}

const itemPart: AriaMenuItemProps['render'] = (props, { isSelected }) => {
  const Element = 'href' in props ? 'a' : 'div';
  return (
    <Element
      {...(props as ComponentPropsWithRef<'a'> & ComponentPropsWithRef<'div'>)}
      part={`menu-item${isSelected ? ' selected' : ''}`}
    />
  );
};

/**
 * An entry of a `Menu`. In a `MenuSection` with a selection it is a choice, else it acts (`onAction`) and closes.
 *
 * @example
 * ```tsx
 * import { MenuItem } from '@portal-kit/ui/menu';
 * import LogOut from 'lucide-react/icons/log-out';
 *
 * export const Logout = ({ onLogout }: { onLogout: () => void }) => (
 *   <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onAction={onLogout}>
 *     Logout
 *   </MenuItem>
 * );
 * ```
 */
export function MenuItem({ icon, children, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} render={itemPart} className={css.item}>
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

/**
 * A thin line between groups of entries.
 *
 * @example
 * ```tsx
 * import { MenuItem, MenuSeparator } from '@portal-kit/ui/menu';
 *
 * export const AccountEntries = () => (
 *   <>
 *     <MenuItem>Profile</MenuItem>
 *     <MenuSeparator />
 *     <MenuItem>Logout</MenuItem>
 *   </>
 * );
 * ```
 */
export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
