import MenuIcon from 'lucide-react/icons/menu';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { IconButton } from '../../components/button/button';
import * as css from './app-shell.css';

const loadDrawer = () => import('../../components/drawer/drawer');
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }));

export interface AppShellProps {
  /** The whole side: brand, switcher, entries. Rendered beside the page, or in a drawer below 1100 px. */
  navigation: (close: () => void) => ReactNode;
  /** The brand as the narrow top bar shows it. */
  brand: ReactNode;
  labels: { skip: string; openNavigation: string; navigation: string };
  children: ReactNode;
}

/** Navigation (320 px) and page side by side; the page scrolls, the navigation stays. */
export function AppShell({ navigation, brand, labels, children }: AppShellProps) {
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const close = () => setOpen(false);
  return (
    <div className={css.shell}>
      <button type="button" className={css.skip} onClick={() => main.current?.focus()}>
        {labels.skip}
      </button>
      <aside className={css.sidebar}>{navigation(close)}</aside>
      <div className={css.column}>
        <div className={css.topbar}>
          <IconButton
            label={labels.openNavigation}
            icon={<MenuIcon size={20} />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void loadDrawer()}
            onClick={() => setOpen(true)}
          />
          {brand}
        </div>
        <main ref={main} id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <Drawer label={labels.navigation} onClose={close}>
            {navigation(close)}
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}

export interface NavItemProps {
  href: string;
  icon: ReactNode;
  isCurrent: boolean;
  children: ReactNode;
  onClick: (event: React.MouseEvent<HTMLAnchorElement>) => void;
  /** Hover or focus: the time to preload the page. */
  onIntent?: () => void;
}

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

/** The list of entries. */
export function NavList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={css.nav}>
      {children}
    </nav>
  );
}
