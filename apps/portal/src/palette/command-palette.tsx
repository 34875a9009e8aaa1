import type { Supplier } from '@portal-kit/sdk/suppliers';
import { Dialog } from '@portal-kit/ui/dialog';
import { FilterList, type ListOption } from '@portal-kit/ui/filter-list';
import { Kbd } from '@portal-kit/ui/kbd';
import { kernelMessages, usePortal } from 'portal-kit/portal';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { routeMessages } from '../routes/route.messages';
import { routes } from '../routes/route-table';
import * as css from './palette.css';
import { paletteMessages } from './palette.messages';
import { useFoundRecords } from './use-found-records';

export interface CommandPaletteProps {
  suppliers: readonly Supplier[] | undefined;
  locale: string;
  onSwitch: (supplierId: string) => void;
  onClose: () => void;
}

/** Finds pages, create forms, suppliers, orders and items that the user may open. */
export function CommandPalette({ suppliers, locale, onSwitch, onClose }: CommandPaletteProps) {
  const { supplierId, can, navigation } = usePortal();
  const texts = paletteMessages(locale);
  const { titles } = routeMessages(locale);
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const found = useFoundRecords(query, texts);

  const pages = useMemo(() => {
    const page = (detail: string) => (route: (typeof routes)[number]) => ({
      id: route.path,
      label: titles[route.title],
      detail,
    });
    const open = routes.filter(({ feature }) => can(feature));
    return [
      ...open.filter(({ navigation: position }) => position !== undefined).map(page(texts.goTo)),
      ...open.filter(({ path }) => path.endsWith('/create')).map(page(texts.create)),
    ];
  }, [can, titles, texts]);
  const others = useMemo(
    () =>
      (suppliers ?? [])
        .filter((supplier) => supplier.supplierId !== supplierId)
        .map(({ supplierId: id, name }) => ({ id, label: name, detail: texts.supplier(id) })),
    [suppliers, supplierId, texts],
  );
  const pagesAndSuppliers = useMemo(() => [...pages, ...others], [pages, others]);

  const go = ({ id }: ListOption) => {
    onClose();
    const record = found.options.find((option) => option.id === id);
    if (record) navigation.go(record.to);
    else if (id.startsWith('/')) navigate(id);
    else onSwitch(id);
  };
  const state = found.isSearching ? texts.searching : found.hasFailed ? texts.notSearched : '';
  return (
    <Dialog title={texts.title} isWide closeLabel={kernelMessages(locale).close} onClose={onClose}>
      <div className={css.palette}>
        <FilterList
          label={texts.title}
          placeholder={texts.placeholder}
          emptyText={found.isSearching ? texts.searching : texts.nothing}
          options={query.trim() ? pagesAndSuppliers : pages}
          found={found.options}
          isSearching={found.isSearching}
          onQueryChange={setQuery}
          onPick={go}
        />
        <div className={css.foot}>
          <span role="status">{state}</span>
          <span className={css.keys} aria-hidden="true">
            {texts.keys.map(([key, does]) => (
              <span key={key}>
                <Kbd>{key}</Kbd> {does}
              </span>
            ))}
          </span>
        </div>
      </div>
    </Dialog>
  );
}
