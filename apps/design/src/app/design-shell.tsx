import { AppShell } from '@portal-kit/ui/app-shell';
import { useState } from 'react';
import type { Address } from './address';
import * as css from './design-shell.css';
import { Navigation } from './navigation';
import { PageContent } from './page-content';
import type { Theme } from './theme-choice';
import { ThemeSwitch } from './theme-switch';

const Brand = () => (
  <a href="#/" className={css.brand}>
    <svg viewBox="0 0 32 32" className={css.logo} aria-hidden="true">
      <rect width="32" height="32" rx="8" className={css.logoGround} />
      <path
        className={css.logoSign}
        d="M11 6h10l-.6 7.2a4.6 4.6 0 0 1-3.6 4.1V24H20a1 1 0 1 1 0 2h-8a1 1 0 1 1 0-2h3.2v-6.7a4.6 4.6 0 0 1-3.6-4.1z"
      />
    </svg>
    Design system
  </a>
);

interface DesignShellProps {
  address: Exclude<Address, { screen: 'sheet' }>;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** The navigation beside the page. */
export function DesignShell({ address, theme, onThemeChange }: DesignShellProps) {
  const [filter, setFilter] = useState('');
  const themeSwitch = <ThemeSwitch theme={theme} onChange={onThemeChange} />;
  return (
    <AppShell
      brand={<Brand />}
      topBar={themeSwitch}
      labels={{ skip: 'Skip to content', openNavigation: 'Open navigation', navigation: 'Navigation' }}
      navigation={(close) => (
        <div className={css.sidebar}>
          <div className={css.head}>
            <Brand />
            {themeSwitch}
          </div>
          <Navigation address={address} filter={filter} onFilterChange={setFilter} onFollow={close} />
        </div>
      )}
    >
      <PageContent address={address} theme={theme} />
    </AppShell>
  );
}
