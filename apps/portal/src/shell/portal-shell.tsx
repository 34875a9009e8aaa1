import type { Supplier } from '@portal-kit/sdk/suppliers';
import { AppShell } from '@portal-kit/ui/app-shell';
import { PageHeader } from '@portal-kit/ui/page-header';
import type { FeatureId } from 'portal-kit/portal';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { rememberedAddress } from '../address/address';
import { ConfirmLeaving } from '../app/leave-dialog';
import { PermissionDenied } from '../app/permission-denied';
import { portalMessages } from '../app/portal.messages';
import { usePortalApp, useSessionState } from '../app/portal-session';
import { ReloadOffer } from '../app/reload-offer';
import { Notifications } from '../notifications/notifications';
import { routeMessages } from '../routes/route.messages';
import { type PortalRoute, routes } from '../routes/route-table';
import { moveOldViews } from '../views/move-old-views';
import { oldViewPrefix, viewStore } from '../views/view-store';
import { Brand } from './brand';
import { Navigation } from './navigation';
import { OfflineBanner } from './offline-banner';
import { PageActionsSlot } from './page/page-actions';
import { PageBoundary } from './page/page-boundary';
import { usePageFocus } from './page/page-focus';
import { type PageTitle, PageTitleSlot } from './page/page-title';
import { SearchIconButton } from './search-button';
import { MaintenanceBanner, StaleAccessBanner } from './service-banners';
import * as css from './shell.css';
import { SupplierSwitcher } from './supplier/supplier-switcher';
import { useSupplierSwitch } from './supplier/use-supplier-switch';
import { useRecentRecord } from './use-recent-record';
import { CommandPalette, isMac, ShortcutList, useShellDialog } from './use-shell-dialog';
import { useLogout } from './user/use-logout';
import { UserMenu } from './user/user-menu';

export interface PortalShellProps {
  supplierId: string;
  suppliers: readonly Supplier[] | undefined;
  route: PortalRoute;
  params: Readonly<Record<string, string>>;
  locale: string;
  can: (feature: FeatureId) => boolean;
}

/** Navigation, header and page. */
export function PortalShell({ supplierId, suppliers, route, params, locale, can }: PortalShellProps) {
  const { config, local } = usePortalApp();
  const email = useSessionState(({ context }) => context.account?.email);
  const texts = portalMessages(locale);
  const { titles, captions } = routeMessages(locale);
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const switching = useSupplierSwitch({ supplierId, route });
  const [dialog, setDialog] = useShellDialog();
  const openPalette = () => setDialog('palette');
  const openShortcuts = () => setDialog('shortcuts');
  const closeDialog = () => setDialog(undefined);
  const logout = useLogout(locale);
  const isDenied = !can(route.feature);
  const [pageTitle, setPageTitle] = useState<PageTitle | null>(null);
  const title = isDenied ? texts.deniedTitle : (pageTitle?.title ?? titles[route.title]);
  const caption = pageTitle ? pageTitle.caption : route.caption && captions[route.caption];
  const Page = route.page;
  const parent = routes.find(({ path, feature }) => path === route.parent && can(feature));
  const parentAddress = parent && rememberedAddress(`/${supplierId}${parent.path}`);

  useEffect(() => {
    document.title = `${title} · ${config.brand.name}`;
  }, [title, config.brand.name]);

  const page = [route.path, ...Object.values(params)].join(' ');
  usePageFocus(page);
  useRecentRecord(route, params);
  useEffect(() => {
    if (email) moveOldViews(local, email, oldViewPrefix(email), (owner) => viewStore(local, owner));
  }, [local, email]);

  return (
    <AppShell
      brand={
        <>
          <Brand isCompact />
          <span
            className={css.printedSupplier}
            data-supplier={suppliers?.find((one) => one.supplierId === supplierId)?.name ?? supplierId}
          />
        </>
      }
      topBar={
        <>
          <SupplierSwitcher
            supplierId={supplierId}
            suppliers={suppliers}
            locale={locale}
            isCompact
            onSwitch={switching.request}
          />
          <SearchIconButton text={texts.search} onOpen={openPalette} />
        </>
      }
      labels={{ skip: texts.skip, openNavigation: texts.openNavigation, navigation: texts.navigation }}
      navigation={(close) => (
        <Navigation
          supplierId={supplierId}
          suppliers={suppliers}
          route={route}
          locale={locale}
          can={can}
          onSelect={close}
          onSwitch={switching.request}
          onSearch={openPalette}
        />
      )}
    >
      <OfflineBanner text={texts.offline} />
      <MaintenanceBanner locale={locale} />
      <StaleAccessBanner locale={locale} />
      <ReloadOffer locale={locale} />
      <PageHeader
        title={title}
        caption={isDenied ? undefined : caption}
        back={
          parent && parentAddress
            ? {
                href: parentAddress,
                label: texts.back(titles[parent.title]),
                renderLink: (link) => (
                  <Link href={`~${parentAddress}`} asChild>
                    {link}
                  </Link>
                ),
              }
            : undefined
        }
        actionsRef={setActionsSlot}
        end={
          <>
            <Notifications key={supplierId} locale={locale} />
            <UserMenu locale={locale} onShortcuts={openShortcuts} onLogout={logout.request} />
          </>
        }
      />
      <PageTitleSlot.Provider value={setPageTitle}>
        <PageActionsSlot.Provider value={actionsSlot}>
          <PageBoundary key={`${supplierId} ${page}`} locale={locale}>
            {isDenied ? (
              <div className={css.center}>
                <PermissionDenied
                  locale={locale}
                  dashboard={can('dashboard') ? `/${supplierId}/dashboard` : undefined}
                />
              </div>
            ) : (
              <Page supplierId={supplierId} params={params} direction={route.direction} />
            )}
          </PageBoundary>
        </PageActionsSlot.Provider>
      </PageTitleSlot.Provider>
      {dialog === 'palette' && (
        <CommandPalette
          suppliers={suppliers}
          locale={locale}
          onSwitch={switching.request}
          onShortcuts={openShortcuts}
          onLogout={logout.request}
          onClose={closeDialog}
          onLoadFailed={closeDialog}
        />
      )}
      {dialog === 'shortcuts' && (
        <ShortcutList
          route={route}
          locale={locale}
          can={can}
          isMac={isMac}
          onClose={closeDialog}
          onLoadFailed={closeDialog}
        />
      )}
      {logout.dialog}
      {switching.isAsking && (
        <ConfirmLeaving
          locale={locale}
          text={texts.leaveText}
          onConfirm={switching.confirm}
          onCancel={switching.decline}
        />
      )}
    </AppShell>
  );
}
