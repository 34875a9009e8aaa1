import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../theme/class-names';
import * as fieldCss from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { useField } from '../field/use-field';
import { nextActiveIndex } from '../windowed-listbox/list-keys';
import { ListPopover } from '../windowed-listbox/list-popover';
import type { ListOption } from '../windowed-listbox/windowed-listbox';
import * as css from './suggest-field.css';

/** What {@link SuggestField} takes. */
export interface SuggestFieldProps {
  /** Above the field; also the accessible name. */
  label: string;
  placeholder: string;
  /** The text as typed; the owner finds what it means. */
  query: string;
  onQueryChange: (query: string) => void;
  /** What the owner has found; shown as it is. */
  options: readonly ListOption[];
  /**
   * The options are still those of another text: none can be picked, and Enter waits for those of its own. Default
   * false.
   */
  isOutdated?: boolean;
  /** In place of the list: nothing found, still looking, or why that failed. */
  note: string | undefined;
  /** By Enter or by a press; never a disabled one. The text is emptied and the focus stays, for the next one. */
  onPick: (option: ListOption) => void;
  /** Default false. */
  isDisabled?: boolean;
}

/**
 * A search whose hits are picked one after the other, found by its owner (a server, say). Arrows and Page keys move,
 * Enter picks, Escape closes. For a choice that stays in the field use `ComboBoxField`.
 *
 * @example
 * ```tsx
 * import { type ListOption, SuggestField } from '@portal-kit/ui/suggest-field';
 * import { useState } from 'react';
 *
 * interface Hits {
 *   hits: readonly ListOption[];
 *   isLoading: boolean;
 *   onAdd: (itemId: string) => void;
 * }
 *
 * export function AddItem({ hits, isLoading, onAdd }: Hits) {
 *   const [query, setQuery] = useState('');
 *   return (
 *     <SuggestField
 *       label="Add an item"
 *       placeholder="Supplier Item ID, description or UPC"
 *       query={query}
 *       onQueryChange={setQuery}
 *       options={hits}
 *       note={isLoading ? 'Loading' : undefined}
 *       onPick={({ id }) => onAdd(id)}
 *     />
 *   );
 * }
 * ```
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, placeholder, query, onQueryChange, options, isOutdated = false, note, onPick } = props;
  const field = useField({ isDisabled: props.isDisabled });
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const active = isOutdated ? -1 : marked;
  /** The text that Enter was pressed for before its hits were there. */
  const entered = useRef<string>(undefined);
  const anchor = useRef<HTMLSpanElement>(null);
  const listId = useId();
  const isShown = isOpen && query.trim() !== '';
  const current = options[active];

  const pick = (option: ListOption) => {
    if (option.isDisabled || isOutdated) return;
    onPick(option);
    onQueryChange('');
    setOpen(false);
  };
  /** The user goes: Enter is forgotten. */
  const leave = () => {
    entered.current = undefined;
    setOpen(false);
  };

  useEffect(() => {
    if (isOutdated || entered.current === undefined) return;
    const isMeant = entered.current === query;
    entered.current = undefined;
    const hit = isMeant && options.find(({ isDisabled }) => !isDisabled);
    if (hit) pick(hit);
  });

  return (
    <div part="field" className={fieldCss.field}>
      <FieldLabel {...field.label}>{label}</FieldLabel>
      <span ref={anchor} className={css.frame}>
        <Search size={16} className={css.icon} aria-hidden="true" />
        <input
          {...field.control}
          className={classNames(fieldCss.control, css.input)}
          type="text"
          value={query}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && current ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          onChange={(event) => {
            entered.current = undefined;
            onQueryChange(event.target.value);
            setMarked(0);
            setOpen(true);
          }}
          onPointerEnter={ListPopover.preload}
          onFocus={ListPopover.preload}
          onClick={() => setOpen(true)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (!isShown) {
              if (event.key === 'ArrowDown') setOpen(true);
              return;
            }
            if (event.key === 'Enter') {
              event.preventDefault();
              if (isOutdated) entered.current = query;
              else if (current) pick(current);
            } else if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              leave();
            } else {
              const next = nextActiveIndex(event, active, options.length);
              if (next === undefined) return;
              event.preventDefault();
              if (!isOutdated) setMarked(next);
            }
          }}
        />
      </span>
      {isShown && (
        <ListPopover
          anchorRef={anchor}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
          className={css.popover}
          id={listId}
          label={label}
          options={options}
          activeIndex={active}
          emptyText={note ?? ''}
          onPick={pick}
          onActiveChange={(index) => !isOutdated && setMarked(index)}
        />
      )}
    </div>
  );
}
