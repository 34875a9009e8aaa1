import searchIcon from '@lucide/icons/icons/search';
import xIcon from '@lucide/icons/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import { Kbd } from '../kbd/kbd';
import * as css from './search-field.css';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** The accessible name. */
  label: string;
  placeholder: string;
  /** The accessible name of the clear button. */
  clearLabel: string;
  value: string;
  /** Called for every change, without a debounce. */
  onChange: (value: string) => void;
  /** The maximum length in UTF-16 units. Default unlimited. */
  maxLength?: number;
  /**
   * A single key that focuses the field from anywhere outside of a text field; `true` is `/`. Set it on only one field
   * per page. Default none.
   */
  shortcut?: boolean | string;
  /** A button at the end of the field, shown after the clear button. Default none. */
  action?: ReactNode;
}

/** Fields in which a key types a character or chooses an option. */
const typedFields = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

const isTextTarget = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(typedFields) !== null);

/**
 * A search field. Escape clears the text, and a second Escape blurs the field.
 *
 * @example
 * ```tsx
 * import { SearchField } from '@portal-kit/ui/search-field';
 * import { useState } from 'react';
 *
 * export function Search() {
 *   const [search, setSearch] = useState('');
 *   return (
 *     <SearchField
 *       label="Search items"
 *       placeholder="Search items"
 *       clearLabel="Clear search"
 *       value={search}
 *       onChange={setSearch}
 *       shortcut
 *     />
 *   );
 * }
 * ```
 */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearLabel, value, onChange, maxLength } = props;
  const shortcut = props.shortcut === true ? '/' : props.shortcut || undefined;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!shortcut) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTextTarget(event.composedPath()[0] ?? null)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcut]);

  return (
    <div className={css.field}>
      <Icon data={searchIcon} sizePx={16} className={css.icon} />
      <input
        ref={input}
        type="search"
        part="input search"
        className={css.input}
        data-action={props.action ? '' : undefined}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="search"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (value === '') input.current?.blur();
          else onChange('');
        }}
      />
      <div className={css.end}>
        {value !== '' ? (
          <button
            type="button"
            className={css.clear}
            aria-label={clearLabel}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <Icon data={xIcon} sizePx={15} />
          </button>
        ) : (
          shortcut && (
            <span className={css.hint}>
              <Kbd>{shortcut}</Kbd>
            </span>
          )
        )}
        {props.action}
      </div>
    </div>
  );
}
