import { useId, useState } from 'react';
import { nextActiveIndex } from '../windowed-listbox/list-keys';
import { useOptionFilter } from '../windowed-listbox/use-option-filter';
import { type ListOption, WindowedListbox } from '../windowed-listbox/windowed-listbox';
import * as css from './filter-list.css';

export interface FilterListProps {
  label: string;
  placeholder: string;
  emptyText: string;
  options: readonly ListOption[];
  selectedId?: string | undefined;
  onPick: (option: ListOption) => void;
}

/** A text field that filters a list of thousands as you type; arrows move, Enter picks. */
export function FilterList({ label, placeholder, emptyText, options, selectedId, onPick }: FilterListProps) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.id === selectedId),
    ),
  );
  const hits = useOptionFilter(options, query);
  const listId = useId();
  const current = hits[active];

  return (
    <div className={css.wrap}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the field is the first thing of the popover that the user has just opened
        autoFocus
        role="combobox"
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
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            if (current && !current.isDisabled) onPick(current);
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
