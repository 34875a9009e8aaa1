import type { Supplier } from '@portal-kit/sdk/suppliers';
import { Dialog } from '@portal-kit/ui/dialog';
import { FilterList, type ListOption } from '@portal-kit/ui/filter-list';
import { Kbd } from '@portal-kit/ui/kbd';
import { kernelMessages, usePortal } from 'portal-kit/portal';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { portalMessages } from '../app/portal.messages';
import { chooseTheme, type ThemeChoice } from '../preferences/theme-choice';
import { routeMessages } from '../routes/route.messages';
import type { FoundRecord } from './found-record';
import * as css from './palette.css';
import { paletteMessages } from './palette.messages';
import { recordKinds } from './record-kinds';
import { useFoundRecords } from './use-found-records';
import { recordOption, recordOptionId, usePaletteOptions } from './use-palette-options';
import { useRecentRecords } from './use-recent-records';

export interface CommandPaletteProps {
  suppliers: readonly Supplier[] | undefined;
  locale: string;
  onSwitch: (supplierId: string) => void;
  onShortcuts: () => void;
  onLogout: () => void;
  onClose: () => void;
}

/** Finds pages, forms, records, suppliers and actions that the user may open. */
export function CommandPalette(props: CommandPaletteProps) {
  const { suppliers, locale, onSwitch, onClose } = props;
  const { supplierId, can, navigation } = usePortal();
  const texts = paletteMessages(locale);
  const { poNumber } = portalMessages(locale);
  const { titles } = routeMessages(locale);
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const found = useFoundRecords(query, poNumber);
  const recent = useRecentRecords(poNumber);
  const { pages, all } = usePaletteOptions(suppliers, locale);
  const recentOptions = useMemo(
    () => recent.map((record) => recordOption(record, locale, texts.recent(texts.kinds[record.kind]))),
    [recent, locale, texts],
  );
  const options = useMemo(
    () => (query.trim() ? all : [...recentOptions, ...pages]),
    [query, all, recentOptions, pages],
  );
  const foundOptions = useMemo(
    () => found.records.map((record) => recordOption(record, locale, texts.kinds[record.kind])),
    [found.records, locale, texts],
  );

  const openRecord = ({ kind, id, lead, label }: FoundRecord) => {
    const { screen, list, to } = recordKinds[kind];
    if (can(screen)) navigation.go(to(id));
    else navigate(`${list.path}?searchInput=${encodeURIComponent(lead || label)}`);
  };
  const openSupplier = (id: string) => {
    if (id === supplierId) navigation.go({ to: 'suppliers.details', supplierId: id });
    else onSwitch(id);
  };
  const [opener] = useState(() => document.activeElement);
  const go = ({ id }: ListOption) => {
    // A dialog that opens next returns the focus to the element that has it when the dialog opens.
    flushSync(onClose);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    const record = [...found.records, ...recent].find((one) => recordOptionId(one) === id);
    const [action, value = ''] = id.split(' ');
    if (record) openRecord(record);
    else if (action === 'theme') chooseTheme(value as ThemeChoice);
    else if (action === 'supplier') openSupplier(value);
    else if (id === 'shortcuts') props.onShortcuts();
    else if (id === 'logout') props.onLogout();
    else navigate(id);
  };
  const notSearched = found.failed.map((kind) => titles[recordKinds[kind].list.title]).join(', ');
  const state = found.isSearching ? texts.searching : notSearched ? texts.notSearched(notSearched) : '';
  return (
    <Dialog title={texts.title} isWide closeLabel={kernelMessages(locale).close} onClose={onClose}>
      <div className={css.palette}>
        <FilterList
          label={texts.title}
          placeholder={texts.placeholder}
          emptyText={state || texts.nothing}
          options={options}
          found={foundOptions}
          isSearching={found.isSearching}
          onQueryChange={setQuery}
          onPick={go}
        />
        <div className={css.foot}>
          <span role="status" className={css.state}>
            {state}
          </span>
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
