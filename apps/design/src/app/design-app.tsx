import { useEffect, useRef } from 'react';
import { SheetPage } from '../example/sheet-page';
import { parseAddress, useHash } from './address';
import { DesignShell } from './design-shell';
import { useTheme } from './theme-choice';

/** All pages. The fragment of the address selects the page. */
export function DesignApp() {
  const hash = useHash();
  const address = parseAddress(hash);
  const { theme, choose } = useTheme(address.screen === 'sheet' ? address.theme : undefined);
  const shown = address.screen === 'component' ? `#/${address.name}` : hash;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves to the title of each new page
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else document.querySelector<HTMLElement>('main [data-page-title]')?.focus();
  }, [shown]);
  if (address.screen === 'sheet') return <SheetPage {...address} />;
  return <DesignShell address={address} theme={theme} onThemeChange={choose} />;
}
