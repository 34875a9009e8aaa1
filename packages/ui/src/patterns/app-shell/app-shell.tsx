import MenuIcon from 'lucide-react/icons/menu';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../components/button/button';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import * as css from './app-shell.css';

const Drawer = lazyPart(async () => (await import('../../components/drawer/drawer')).Drawer);

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
      <header className={css.sidebar}>{navigation(close)}</header>
      <div className={css.column}>
        <header className={css.topbar}>
          <IconButton
            label={labels.openNavigation}
            icon={<MenuIcon size={20} />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={Drawer.preload}
            onFocus={Drawer.preload}
            onClick={() => setOpen(true)}
          />
          {brand}
        </header>
        <main ref={main} id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      {isOpen && (
        <Drawer label={labels.navigation} onClose={close} onLoadFailed={close}>
          {navigation(close)}
        </Drawer>
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
