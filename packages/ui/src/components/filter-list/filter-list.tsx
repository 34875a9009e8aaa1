import { useEffect, useMemo, useState } from 'react';
import { Listbox, type ListOption } from '../listbox/listbox';
import { useOptionSearch } from '../listbox/option-search';
import { useListboxController } from '../listbox/use-listbox-controller';
import * as css from './filter-list.css';

/** Props of {@link FilterList}. */
export interface FilterListProps {
  /** The accessible name of the field and of the list. */
  label: string;
  placeholder: string;
  /** Shown instead of the list when no option matches. */
  emptyText: string;
  /** Any number of options. Pass the same array on every render, because the field indexes it for the search. */
  options: readonly ListOption[];
  /** The selected option, which is active first. */
  selectedId?: string | undefined;
  /** Called with an enabled option. */
  onPick: (option: ListOption) => void;
  /** Called for every change of the text, for a parent component that searches for more options. */
  onQueryChange?: (query: string) => void;
  /** More options for the text, found by the parent component. Shown unfiltered after `options`. */
  found?: readonly ListOption[];
  /** The search is running. While there is no option, Enter picks the first option when it arrives. Default false. */
  isSearching?: boolean;
}

const none: readonly ListOption[] = [];

/**
 * A text field that filters thousands of options, for the content of a popover or dialog. The field takes focus when
 * it is mounted. Use `ComboBoxField` in a form.
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
  const matches = useOptionSearch(options, query);
  const all = useMemo(() => (found.length > 0 ? [...matches, ...found] : matches), [matches, found]);
  const { triggerProps, listProps, search } = useListboxController<HTMLInputElement>({
    label,
    options: all,
    selectedId,
    query,
    isAlwaysOpen: true,
    isFirstActive: true,
    isPending: isSearching && all.length === 0,
    onPick,
  });
  // In an effect, because a dialog around the trigger takes the focus back after `autoFocus`.
  const field = triggerProps.ref;
  useEffect(() => field.current?.focus(), [field]);

  return (
    <div className={css.wrap}>
      <input
        {...triggerProps}
        type="text"
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="go"
        spellCheck={false}
        part="input search"
        className={css.input}
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onChange={({ target: { value: text } }) => {
          search(text);
          setQuery(text);
          onQueryChange?.(text);
        }}
      />
      <Listbox {...listProps} emptyText={emptyText} />
    </div>
  );
}
