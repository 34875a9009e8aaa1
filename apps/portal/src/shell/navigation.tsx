import type { Supplier } from '@portal-kit/sdk/suppliers';
import { NavItem, NavList } from '@portal-kit/ui/app-shell';
import { Icon } from '@portal-kit/ui/icon';
import type { FeatureId } from 'portal-kit/portal';
import { isInDevMode } from 'portal-kit/session';
import { Link } from 'wouter';
import { portalMessages } from '../app/portal.messages';
import { useSessionState } from '../app/portal-session';
import { routeMessages } from '../routes/route.messages';
import { type PortalRoute, routes } from '../routes/route-table';
import { Brand } from './brand';
import { SearchButton } from './search-button';
import * as css from './shell.css';
import { SupplierSwitcher } from './supplier/supplier-switcher';
import { FlagButton } from './user/flag-button';

export interface NavigationProps {
  supplierId: string;
  suppliers: readonly Supplier[] | undefined;
  route: PortalRoute;
  locale: string;
  can: (feature: FeatureId) => boolean;
  /** Called when the user selects an entry, so that a drawer can close. */
  onSelect: () => void;
  onSwitch: (supplierId: string) => void;
  onSearch: () => void;
}

/** Brand, supplier switcher and sections. Shows the feature flags in dev mode. */
export function Navigation(props: NavigationProps) {
  const { supplierId, suppliers, route, locale, can, onSelect, onSwitch, onSearch } = props;
  const texts = portalMessages(locale);
  const { titles } = routeMessages(locale);
  const isDevMode = useSessionState(({ context }) => isInDevMode(context));
  return (
    <>
      <div className={css.side}>
        <div className={css.brandPlace}>
          <Brand />
        </div>
        <SupplierSwitcher
          supplierId={supplierId}
          suppliers={suppliers}
          locale={locale}
          onSwitch={(id) => {
            onSelect();
            onSwitch(id);
          }}
        />
      </div>
      <NavList label={texts.navigation}>
        {routes.map(
          ({ feature, path, title, icon }) =>
            icon &&
            can(feature) && (
              <Link key={path} href={path} onClick={onSelect} asChild>
                <NavItem
                  href={path}
                  icon={<Icon data={icon} sizePx={18} />}
                  isCurrent={path === route.path || path === route.parent}
                >
                  {titles[title]}
                </NavItem>
              </Link>
            ),
        )}
      </NavList>
      <SearchButton
        text={texts.search}
        control={texts.control}
        onOpen={() => {
          onSelect();
          onSearch();
        }}
      />
      {isDevMode && <FlagButton locale={locale} />}
    </>
  );
}
