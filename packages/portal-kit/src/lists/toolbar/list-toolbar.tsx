import columns3Icon from '@lucide/icons/icons/columns-3';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { SearchField } from '@portal-kit/ui/search-field';
import { type ReactNode, useId, useRef, useState } from 'react';
import { usePortal } from '../../kernel/host/portal-context';
import { type ListState, searchMaxLength } from '../../kernel/list-state/list-state';
import { useDebouncedSearch } from '../../kernel/list-state/use-debounced-search';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { ScanButton } from '../../kernel/scanning/scan-button';
import { useTouchScreen } from '../../kernel/scanning/use-touch-screen';
import { FilterBar } from '../filters/filter-bar';
import type { FilterField } from '../filters/filter-field';
import type { TablePreferences } from '../table-preferences';
import type { ShownPreferences } from '../use-table-preferences';
import * as css from './list-toolbar.css';

const ColumnMenu = lazyPart(() => import('@portal-kit/ui/column-menu').then((part) => part.ColumnMenu));

export interface ListToolbarProps {
  searchLabel: string;
  state: ListState;
  onStateChange: (part: Partial<ListState>) => void;
  columns: readonly { id: string; label: string }[];
  preferences: ShownPreferences;
  onPreferencesChange: (part: Partial<TablePreferences>) => void;
  /** Fields that the list can be filtered by. */
  filters: readonly FilterField[];
  /** Called before the user chooses a filter, to load its options. */
  onFilterIntent?: () => void;
  /** Returns the search text for a barcode scanned on a touch screen. Default: the list has no scan button. */
  toSearchText?: ((scanned: string) => string) | undefined;
  /** The button of the list's views. */
  views: ReactNode;
  /** Further actions at the end of the toolbar. */
  children?: ReactNode;
}

/** Search, filters and table settings of a list. A new search or filter opens the first page. */
export function ListToolbar(props: ListToolbarProps) {
  const { searchLabel, state, onStateChange, preferences, onPreferencesChange, toSearchText } = props;
  const { searchKey } = usePortal();
  const hasTouchScreen = useTouchScreen();
  const texts = useMessages(kernelMessages);
  const [search, setSearch] = useDebouncedSearch(state.searchInput, (searchInput) =>
    onStateChange({ searchInput, page: 0 }),
  );
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <div part="toolbar" className={css.toolbar}>
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        clearLabel={texts.clearSearch}
        value={search}
        onChange={setSearch}
        maxLength={searchMaxLength}
        shortcut={searchKey ?? false}
        action={
          toSearchText &&
          hasTouchScreen && (
            <ScanButton
              codeMaxLength={searchMaxLength}
              onCode={(code) => {
                setSearch(toSearchText(code.slice(0, searchMaxLength)));
                return undefined;
              }}
            />
          )
        }
      />
      <FilterBar
        fields={props.filters}
        filter={state.filter}
        onIntent={props.onFilterIntent}
        onFilterChange={(filter) => onStateChange({ filter, page: 0 })}
      />
      {props.views}
      <Button
        buttonRef={menuButton}
        tone="quiet"
        icon={<Icon data={columns3Icon} sizePx={18} />}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-controls={isMenuOpen ? menuId : undefined}
        onPointerEnter={ColumnMenu.preload}
        onFocus={ColumnMenu.preload}
        onClick={() => setMenuOpen(true)}
      >
        {texts.columns}
      </Button>
      {props.children}
      {isMenuOpen && (
        <ColumnMenu
          id={menuId}
          label={texts.columns}
          triggerRef={menuButton}
          onOpenChange={setMenuOpen}
          onLoadFailed={() => setMenuOpen(false)}
          columns={props.columns}
          hiddenColumnIds={preferences.hiddenColumnIds}
          onHiddenColumnIdsChange={(hiddenColumnIds) => onPreferencesChange({ hiddenColumnIds })}
          density={preferences.density}
          densityLabels={texts.density}
          onDensityChange={(density) => onPreferencesChange({ density })}
          resetWidthsLabel={texts.resetColumnWidths}
          onWidthsReset={
            Object.keys(preferences.columnWidthsPx ?? {}).length > 0
              ? () => onPreferencesChange({ columnWidthsPx: {} })
              : undefined
          }
        />
      )}
    </div>
  );
}
