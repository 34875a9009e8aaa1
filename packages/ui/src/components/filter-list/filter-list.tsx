import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { nextActiveIndex } from '../windowed-listbox/list-keys';
import { useOptionFilter } from '../windowed-listbox/use-option-filter';
import { type ListOption, WindowedListbox } from '../windowed-listbox/windowed-listbox';
import * as css from './filter-list.css';

/** What {@link FilterList} offers. */
export interface FilterListProps {
  /** The accessible name of the field and of the list. */
  label: string;
  placeholder: string;
  /** Instead of the list when no option matches. */
  emptyText: string;
  /** Any number. Keep the array between renders: it is indexed for the search. */
  options: readonly ListOption[];
  /** The current one: marked, and where the arrows start. */
  selectedId?: string | undefined;
  /** By Enter or by a press; never a disabled one. */
  onPick: (option: ListOption) => void;
  /** Every change of the text, for an owner who looks for more than `options`. */
  onQueryChange?: (query: string) => void;
  /** What the owner has found for the text; shown after the options, as it is. */
  found?: readonly ListOption[];
  /** The owner is still looking: where there is nothing to pick yet, Enter waits for it. Default false. */
  isSearching?: boolean;
}

const none: readonly ListOption[] = [];

/**
 * A text field that filters a list of thousands as you type, for inside a popover: it takes the focus. Arrows, Page
 * keys and Control+Home/End move, Enter picks. In a form use `ComboBoxField`.
 *
 * @example
 * ```tsx
 * import { FilterList } from '@portal-kit/ui/filter-list';
 *
 * export const Suppliers = ({ onSwitch }: { onSwitch: (supplierId: string) => void }) => (
 *   <FilterList
 *     label="Filter suppliers"
 *     placeholder="Filter suppliers"
 *     emptyText="No supplier matches"
 *     options={[{ id: 'SUP-1001', label: 'Halberd Wines' }]}
 *     selectedId="SUP-1001"
 *     onPick={({ id }) => onSwitch(id)}
 *   />
 * );
 * ```
 */
export function FilterList(props: FilterListProps) {
  const { label, placeholder, emptyText, options, selectedId, onPick } = props;
  const { onQueryChange, found = none, isSearching = false } = props;
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.id === selectedId),
    ),
  );
  /** Enter was pressed before there was anything to pick. */
  const isEntered = useRef(false);
  const own = useOptionFilter(options, query);
  const hits = useMemo(() => (found.length > 0 ? [...own, ...found] : own), [own, found]);
  const listId = useId();
  const current = hits[active];

  useEffect(() => {
    if (!isEntered.current || (!current && isSearching)) return;
    isEntered.current = false;
    if (current && !current.isDisabled) onPick(current);
  });

  return (
    <div className={css.wrap}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the field is the first thing of the popover that the user has just opened
        autoFocus
        role="combobox"
        part="input search"
        className={css.input}
        aria-label={label}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          isEntered.current = false;
          setQuery(event.target.value);
          onQueryChange?.(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            if (current && !current.isDisabled) onPick(current);
            else if (!current) isEntered.current = isSearching;
            return;
          }
          const next = nextActiveIndex(event, active, hits.length);
          if (next === undefined) return;
          event.preventDefault();
          setActive(next);
        }}
      />
      <WindowedListbox
        id={listId}
        label={label}
        options={hits}
        activeIndex={active}
        selectedId={selectedId}
        emptyText={emptyText}
        onPick={onPick}
        onActiveChange={setActive}
      />
    </div>
  );
}
