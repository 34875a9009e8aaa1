import type { Supplier } from '@portal-kit/sdk/suppliers';
import type { ListOption } from '@portal-kit/ui/filter-list';
import { usePortal } from 'portal-kit/portal';
import { partyMessages } from 'portal-kit/record-status';
import { useMemo } from 'react';
import { portalMessages } from '../app/portal.messages';
import type { ThemeChoice } from '../preferences/theme-choice';
import { routeMessages } from '../routes/route.messages';
import { routes } from '../routes/route-table';
import { userMenuMessages } from '../shell/user/user-menu.messages';
import type { FoundRecord } from './found-record';
import { paletteMessages } from './palette.messages';
import { statusLabel } from './record-kinds';

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system'];

export const recordOptionId = ({ kind, id }: FoundRecord): string => `${kind} ${id}`;

/** Creates a record's option: code, name, kind and status. */
export function recordOption(record: FoundRecord, locale: string, kindLabel: string): ListOption {
  const { kind, lead, label, status } = record;
  return {
    id: recordOptionId(record),
    label,
    ...(lead && { lead }),
    detail: [kindLabel, status && statusLabel(kind, status, locale)].filter(Boolean).join(' · '),
  };
}

/** Returns the pages, forms, actions and suppliers that the user may open. */
export function usePaletteOptions(suppliers: readonly Supplier[] | undefined, locale: string) {
  const { supplierId, can } = usePortal();
  return useMemo(() => {
    const texts = paletteMessages(locale);
    const portal = portalMessages(locale);
    const menu = userMenuMessages(locale);
    const { titles } = routeMessages(locale);
    const statuses = partyMessages(locale).status;
    const groups = { goTo: texts.goTo, create: texts.create };
    const listPages = (group: keyof typeof groups) =>
      routes
        .filter(({ palette, feature }) => palette === group && can(feature))
        .map(({ path, title }) => ({ id: path, label: titles[title], detail: groups[group] }));
    const pages = [...listPages('goTo'), ...listPages('create')];
    const actions = [
      ...themes.map((theme) => ({ id: `theme ${theme}`, label: menu.themes[theme], detail: menu.theme })),
      { id: 'shortcuts', label: texts.shortcuts, detail: texts.action },
      { id: 'logout', label: portal.logout, detail: texts.action },
    ];
    const supplierOptions = (suppliers ?? [])
      .filter((supplier) => supplier.supplierId !== supplierId || can('supplier-details'))
      .map(({ supplierId: id, name, status }) => ({
        id: `supplier ${id}`,
        label: name,
        detail: [texts.supplier(id), status && (statuses[status] ?? status)].filter(Boolean).join(' · '),
      }));
    return { pages, all: [...pages, ...actions, ...supplierOptions] };
  }, [suppliers, supplierId, can, locale]);
}
