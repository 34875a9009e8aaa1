import { Button } from '@portal-kit/ui/button';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { SearchField } from '@portal-kit/ui/search-field';
import Columns3 from 'lucide-react/icons/columns-3';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';
import { type ListState, searchMaxLength } from './list-state';
import * as css from './list-toolbar.css';
import { useDebouncedSearch } from './use-debounced-search';
import type { TablePreferences } from './use-table-preferences';

const ColumnMenu = lazyPart(async () => (await import('@portal-kit/ui/column-menu')).ColumnMenu);

export interface ListToolbarProps {
  searchLabel: string;
  state: ListState;
  onStateChange: (part: Partial<ListState>) => void;
  columns: readonly { id: string; label: string }[];
  preferences: TablePreferences;
  onPreferencesChange: (part: Partial<TablePreferences>) => void;
  children?: ReactNode;
}

/** Search, what filters, and how the table looks. A new search or filter starts at the first page. */
export function ListToolbar(props: ListToolbarProps) {
  const { searchLabel, state, onStateChange, columns, preferences, onPreferencesChange, children } = props;
  const texts = useMessages(kernelMessages);
  const [search, setSearch] = useDebouncedSearch(state.searchInput, (searchInput) =>
    onStateChange({ searchInput, page: 0 }),
  );
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={css.toolbar}>
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        clearLabel={texts.clearSearch}
        value={search}
        onChange={setSearch}
        maxLength={searchMaxLength}
        shortcut="/"
      />
      {children}
      {state.filter && (
        <Button
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => onStateChange({ filter: '', page: 0 })}
        >
          {texts.clearFilter}
        </Button>
      )}
      <span className={css.spacer} />
      <Button
        buttonRef={menuButton}
        tone="quiet"
        icon={<Columns3 size={18} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onPointerEnter={ColumnMenu.preload}
        onFocus={ColumnMenu.preload}
        onClick={() => setMenuOpen(true)}
      >
        {texts.columns}
      </Button>
      {isMenuOpen && (
        <ColumnMenu
          label={texts.columns}
          triggerRef={menuButton}
          onOpenChange={setMenuOpen}
          onLoadFailed={() => setMenuOpen(false)}
          columns={columns}
          hiddenColumnIds={preferences.hiddenColumnIds}
          onHiddenColumnIdsChange={(hiddenColumnIds) => onPreferencesChange({ hiddenColumnIds })}
          density={preferences.density}
          densityLabels={texts.density}
          onDensityChange={(density) => onPreferencesChange({ density })}
        />
      )}
    </div>
  );
}
