import type { Supplier } from '@portal-kit/sdk/suppliers';
import { AppShell, NavItem, NavList } from '@portal-kit/ui/app-shell';
import { PageHeader } from '@portal-kit/ui/page-header';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { navigate } from '../app/address';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp } from '../app/portal-session';
import type { PortalRoute } from '../routes/route-table';
import { routes } from '../routes/route-table';
import { Brand } from './brand';
import { navigationIcons } from './navigation-icons';
import { PageActionsSlot, usePageActions } from './page-actions';
import { PageBoundary } from './page-boundary';
import * as css from './shell.css';
import { SupplierSwitcher } from './supplier-switcher';
import { UserMenu } from './user-menu';

export interface PortalShellProps {
  supplierId: string;
  suppliers: readonly Supplier[] | undefined;
  route: PortalRoute;
  params: Readonly<Record<string, string>>;
  locale: string;
  isOpenTo: (route: PortalRoute) => boolean;
}

/** Navigation, header and the page itself. */
export function PortalShell({ supplierId, suppliers, route, params, locale, isOpenTo }: PortalShellProps) {
  const { brand } = usePortalApp().config;
  const texts = portalMessages(locale);
  const actions = usePageActions();
  const Page = route.page;
  const parent = routes.find(({ path }) => path === route.parent);
  const entries = useMemo(() => routes.filter((entry) => entry.feature in navigationIcons), []);

  useEffect(() => {
    document.title = `${route.title} · ${brand.name}`;
  }, [route.title, brand.name]);

  const page = [route.path, ...Object.values(params)].join(' ');
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // A screen reader says where one is now, and Tab goes on from there.
    document.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [page]);

  const follow = (event: MouseEvent, path: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    navigate(`/${supplierId}${path}`);
  };

  return (
    <AppShell
      brand={<Brand />}
      labels={{ skip: texts.skip, openNavigation: texts.openNavigation, navigation: texts.navigation }}
      navigation={(close) => (
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
                close();
                navigate(`/${id}${route.parent ?? route.path}`);
              }}
            />
          </div>
          <NavList label={texts.navigation}>
            {entries.filter(isOpenTo).map((entry) => {
              const Icon = navigationIcons[entry.feature];
              return (
                <NavItem
                  key={entry.feature}
                  href={`/${supplierId}${entry.path}`}
                  icon={Icon && <Icon size={18} />}
                  isCurrent={entry.path === route.path || entry.path === route.parent}
                  onIntent={entry.page.preload}
                  onClick={(event) => {
                    close();
                    follow(event, entry.path);
                  }}
                >
                  {entry.title}
                </NavItem>
              );
            })}
          </NavList>
        </>
      )}
    >
      <PageHeader
        title={route.title}
        back={
          parent && {
            href: `/${supplierId}${parent.path}`,
            label: texts.back(parent.title),
            onClick: (event) => follow(event, parent.path),
          }
        }
        actions={
          <>
            {actions.node}
            <UserMenu locale={locale} />
          </>
        }
      />
      <PageActionsSlot.Provider value={actions.show}>
        <PageBoundary key={`${supplierId} ${route.feature}`} locale={locale}>
          <Page supplierId={supplierId} params={params} />
        </PageBoundary>
      </PageActionsSlot.Provider>
    </AppShell>
  );
}
