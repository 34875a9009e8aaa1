import checkIcon from '@lucide/icons/icons/check';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
} from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { asPart } from '../../theme/as-part';
import { Icon } from '../icon/icon';
import { Popover } from '../popover/popover';
import * as css from './menu.css';
import { usePressStyleMarker } from './use-press-style-marker';

const menuPart = asPart('menu');
const popoverPart = asPart('popover');
/** Removes the role `dialog` that react-aria gives the popover, because a menu doesn't need a dialog around it. */
const menuPopover = (props: ComponentPropsWithRef<'div'>) =>
  popoverPart({ ...props, role: undefined, 'aria-label': undefined });

/** Props of {@link Menu}, including the selection and events of react-aria's `Menu`. */
export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'children' | 'id'> {
  /** The id of the menu, for `aria-controls` of its trigger. */
  id?: string | undefined;
  /** The accessible name of the menu. */
  'aria-label': string;
  /** Shown above the items; not focusable. */
  header?: ReactNode;
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. */
  children: ReactNode;
  /** The trigger. The menu is placed below it and returns focus to it. */
  triggerRef: RefObject<HTMLElement | null>;
  /** The edge of the trigger that the menu is aligned with. Default `end`. */
  align?: 'start' | 'end';
  /** Called with `false` when an item is selected or the menu closes. Stop rendering the menu. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A menu anchored to its trigger. Render it only while it is open, and load it on the first hover or focus of the
 * trigger. Arrow keys and typeahead move between items, Enter selects an item, and Escape closes the menu.
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
  usePressStyleMarker();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    // After Enter on a native button react-aria focuses the menu instead of the item that it marks as focused.
    const focusMarkedItem = () => element?.querySelector<HTMLElement>('[data-focused]')?.focus();
    element?.addEventListener('focus', focusMarkedItem);
    return () => element?.removeEventListener('focus', focusMarkedItem);
  }, []);
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onOpenChange}
      placement={`bottom ${align}`}
      aria-label={rest['aria-label']}
      render={menuPopover}
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

/** Props of {@link MenuItem}, including `id`, `onAction` and `href` of react-aria's `MenuItem`. */
export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'children'> {
  /** An icon of 16 px before the text. A section with a selection shows a check mark instead. */
  icon?: ReactNode;
  /** The option looks like a switch. Only in a `MenuSection` with a selection. Default false. */
  isSwitch?: boolean;
  /** The text of the item. Typeahead matches it. */
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
 * An item of a `Menu`. It runs `onAction` and closes the menu, or is an option in a `MenuSection` with a selection.
 *
 * @example
 * ```tsx
 * import { LogOut } from '@lucide/icons';
 * import { Icon } from '@portal-kit/ui/icon';
 * import { MenuItem } from '@portal-kit/ui/menu';
 *
 * export const Logout = ({ onLogout }: { onLogout: () => void }) => (
 *   <MenuItem icon={<Icon data={LogOut} sizePx={16} />} onAction={onLogout}>
 *     Logout
 *   </MenuItem>
 * );
 * ```
 */
export function MenuItem({ icon, isSwitch = false, children, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} render={itemPart} className={css.item}>
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode === 'none' ? (
            icon
          ) : (
            <span className={css.check}>
              {isSelected && !isSwitch && <Icon data={checkIcon} sizePx={16} />}
            </span>
          )}
          {children}
          {isSwitch && <span className={css.track} data-on={isSelected || undefined} />}
        </>
      )}
    </AriaMenuItem>
  );
}

/**
 * A line between groups of items.
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
