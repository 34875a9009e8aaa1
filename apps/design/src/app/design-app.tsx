import { SheetPage } from '../example/sheet-page';
import { parseAddress, useHash } from './address';
import { DesignShell } from './design-shell';
import { useTheme } from './theme-choice';

/** All pages. The fragment of the address selects the page. */
export function DesignApp() {
  const hash = useHash();
  const address = parseAddress(hash);
  const { theme, choose } = useTheme(address.screen === 'sheet' ? address.theme : undefined);
  if (address.screen === 'sheet') return <SheetPage {...address} />;
  return <DesignShell address={address} theme={theme} onThemeChange={choose} />;
}
