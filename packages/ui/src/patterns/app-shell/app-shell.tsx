import MenuIcon from 'lucide-react/icons/menu';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/button/button';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import * as css from './app-shell.css';

const NavigationDrawer = lazyPart(
  async () => (await import('../../components/drawer/navigation-drawer')).NavigationDrawer,
);

/** What {@link AppShell} frames. */
export interface AppShellProps {
  /**
   * The whole side: brand, switcher, entries. Rendered beside the page and, below 1100 px, in a drawer that an entry
   * closes by `close`.
   */
  navigation: (close: () => void) => ReactNode;
  /** The brand as the narrow top bar shows it. */
  brand: ReactNode;
  /** Of the link past the navigation, of the button that opens the drawer, and of the drawer. */
  labels: { skip: string; openNavigation: string; navigation: string };
  /** The page, inside the one `main` of the document. */
  children: ReactNode;
}

/**
 * Navigation (320 px) and page side by side, as tall as the window; the page scrolls, the navigation stays. The first
 * Tab offers to skip to the page. For a standalone application, once per document.
 *
 * Source: specification, section 1 (320 px).
 *
 * @example
 * ```tsx
 * import { AppShell, NavItem, NavList } from '@portal-kit/ui/app-shell';
 * import Wine from 'lucide-react/icons/wine';
 *
 * export const Portal = () => (
 *   <AppShell
 *     brand="Harbor Logistics"
 *     labels={{ skip: 'Skip to content', openNavigation: 'Open navigation', navigation: 'Navigation' }}
 *     navigation={(close) => (
 *       <NavList label="Sections">
 *         <NavItem href="/items" icon={<Wine size={18} />} isCurrent onClick={close}>
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
export function AppShell({ navigation, brand, labels, children }: AppShellProps) {
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
            icon={<MenuIcon size={20} />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? drawerId : undefined}
            onPointerEnter={NavigationDrawer.preload}
            onFocus={NavigationDrawer.preload}
            onClick={() => setOpen(true)}
          />
          {brand}
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

/** What {@link NavItem} leads to. */
export interface NavItemProps {
  href: string;
  /** 18 px suit the text; hide it from screen readers. */
  icon: ReactNode;
  /** The page shown is the entry's, or one below it. */
  isCurrent: boolean;
  children: ReactNode;
  /** Follow it without a page load by `preventDefault`; leave presses with a modifier to the browser. */
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
  /** Hover or focus: the time to preload the page. */
  onIntent?: () => void;
}

/**
 * An entry of the navigation, a link.
 *
 * @example
 * ```tsx
 * import { NavItem } from '@portal-kit/ui/app-shell';
 * import Wine from 'lucide-react/icons/wine';
 *
 * export const Items = ({ onFollow, onIntent }: { onFollow: () => void; onIntent: () => void }) => (
 *   <NavItem href="/items" icon={<Wine size={18} />} isCurrent={false} onClick={onFollow} onIntent={onIntent}>
 *     Items
 *   </NavItem>
 * );
 * ```
 */
export function NavItem({ href, icon, isCurrent, children, onClick, onIntent }: NavItemProps) {
  return (
    <a
      href={href}
      className={css.navItem}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {icon}
      {children}
    </a>
  );
}

/**
 * The list of entries, a landmark of its own; `label` is its accessible name.
 *
 * @example
 * ```tsx
 * import { NavItem, NavList } from '@portal-kit/ui/app-shell';
 * import Wine from 'lucide-react/icons/wine';
 *
 * export const Sections = ({ onFollow }: { onFollow: () => void }) => (
 *   <NavList label="Sections">
 *     <NavItem href="/items" icon={<Wine size={18} />} isCurrent onClick={onFollow}>
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
