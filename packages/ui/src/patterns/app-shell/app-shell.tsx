import menuIcon from '@lucide/icons/icons/menu';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import * as css from './app-shell.css';

const NavigationDrawer = lazyPart(() =>
  import('../../components/drawer/navigation-drawer').then((part) => part.NavigationDrawer),
);

/** Props of {@link AppShell}. */
export interface AppShellProps {
  /**
   * The content of the navigation: brand, switcher and entries. Rendered beside the page, or in a drawer below 1100 px.
   * An entry calls `close` to close the drawer.
   */
  navigation: (close: () => void) => ReactNode;
  /** The brand in the narrow top bar and at the top of a printed page. */
  brand: ReactNode;
  /** Controls after the brand in the narrow top bar. Default none. */
  topBar?: ReactNode;
  /** Labels of the skip link, of the button that opens the drawer, and of the drawer. */
  labels: { skip: string; openNavigation: string; navigation: string };
  /** The page, rendered inside `main`. */
  children: ReactNode;
}

/**
 * The frame of a standalone application: navigation (320 px) and a scrolling page side by side, as high as the
 * window. The first tab stop is a skip link. Render it once per document.
 *
 * Source: specification, section 1 (320 px).
 *
 * @example
 * ```tsx
 * import { Wine } from '@lucide/icons';
 * import { AppShell, NavItem, NavList } from '@portal-kit/ui/app-shell';
 * import { Icon } from '@portal-kit/ui/icon';
 *
 * export const Portal = () => (
 *   <AppShell
 *     brand="Harbor Logistics"
 *     labels={{ skip: 'Skip to content', openNavigation: 'Open navigation', navigation: 'Navigation' }}
 *     navigation={(close) => (
 *       <NavList label="Sections">
 *         <NavItem href="/items" icon={<Icon data={Wine} sizePx={18} />} isCurrent onClick={close}>
 *           Items
 *         </NavItem>
 *       </NavList>
 *     )}
 *   >
 *     Items
 *   </AppShell>
 * );
 * ```
 */
export function AppShell({ navigation, brand, topBar, labels, children }: AppShellProps) {
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const drawerId = useId();
  const close = () => setOpen(false);
  return (
    <div className={css.shell}>
      <button type="button" className={css.skip} onClick={() => main.current?.focus()}>
        {labels.skip}
      </button>
      <header className={css.sidebar}>{navigation(close)}</header>
      <div className={css.column}>
        <header className={css.topbar}>
          <IconButton
            label={labels.openNavigation}
            icon={<Icon data={menuIcon} sizePx={20} />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? drawerId : undefined}
            onPointerEnter={NavigationDrawer.preload}
            onFocus={NavigationDrawer.preload}
            onClick={() => setOpen(true)}
          />
          {brand}
          {topBar && <div className={css.topbarControls}>{topBar}</div>}
        </header>
        <main ref={main} id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      {isOpen && (
        <NavigationDrawer id={drawerId} label={labels.navigation} onClose={close} onLoadFailed={close}>
          {navigation(close)}
        </NavigationDrawer>
      )}
    </div>
  );
}

/** Props of {@link NavItem}. */
export interface NavItemProps {
  href: string;
  /** An icon of 18 px; hide it from screen readers. */
  icon: ReactNode;
  /** The entry links to the current page or to one of its ancestors. */
  isCurrent: boolean;
  children: ReactNode;
  /** Call `preventDefault` to navigate without a page load. Let the browser handle presses with a modifier key. */
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A navigation link.
 *
 * @example
 * ```tsx
 * import { Wine } from '@lucide/icons';
 * import { NavItem } from '@portal-kit/ui/app-shell';
 * import { Icon } from '@portal-kit/ui/icon';
 *
 * export const Items = ({ onFollow }: { onFollow: () => void }) => (
 *   <NavItem href="/items" icon={<Icon data={Wine} sizePx={18} />} isCurrent={false} onClick={onFollow}>
 *     Items
 *   </NavItem>
 * );
 * ```
 */
export function NavItem({ href, icon, isCurrent, children, onClick }: NavItemProps) {
  return (
    <a href={href} className={css.navItem} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      {icon}
      {children}
    </a>
  );
}

/**
 * A navigation landmark with its links; `label` is its accessible name.
 *
 * @example
 * ```tsx
 * import { Wine } from '@lucide/icons';
 * import { NavItem, NavList } from '@portal-kit/ui/app-shell';
 * import { Icon } from '@portal-kit/ui/icon';
 *
 * export const Sections = ({ onFollow }: { onFollow: () => void }) => (
 *   <NavList label="Sections">
 *     <NavItem href="/items" icon={<Icon data={Wine} sizePx={18} />} isCurrent onClick={onFollow}>
 *       Items
 *     </NavItem>
 *   </NavList>
 * );
 * ```
 */
export function NavList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={css.nav}>
      {children}
    </nav>
  );
}
