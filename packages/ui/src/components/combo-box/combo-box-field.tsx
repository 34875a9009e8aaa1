import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState } from 'react';
import { classNames } from '../../theme/class-names';
import * as fieldCss from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';
import { nextActiveIndex } from '../windowed-listbox/list-keys';
import { ListPopover } from '../windowed-listbox/list-popover';
import { useOptionFilter } from '../windowed-listbox/use-option-filter';
import type { ListOption } from '../windowed-listbox/windowed-listbox';
import * as css from './combo-box-field.css';

/** What {@link ComboBoxField} takes; its value is the id of an option, or `''`. */
export interface ComboBoxFieldProps extends FieldProps<string> {
  /** Any number. Keep the array between renders: it is indexed for the search. */
  options: readonly ListOption[];
  placeholder: string;
  /** Instead of the list when no option matches. */
  emptyText: string;
}

/**
 * One of thousands, found by typing any part of label, detail or id; case and accents do not count. Text that names
 * no option is put back on blur; an emptied field that is not required is `''`, none. Opens in one frame with 5,000
 * options, because only those in sight are in the document. For up to some thirty use `SelectField`.
 *
 * @example
 * ```tsx
 * import { ComboBoxField } from '@portal-kit/ui/combo-box';
 * import { useState } from 'react';
 *
 * export function Country() {
 *   const [countryCode, setCountryCode] = useState('');
 *   return (
 *     <ComboBoxField
 *       label="Country of origin"
 *       name="countryCode"
 *       options={[{ id: 'FR', label: 'France' }]}
 *       placeholder="Any country"
 *       emptyText="No country matches"
 *       value={countryCode}
 *       onChange={setCountryCode}
 *     />
 *   );
 * }
 * ```
 */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const { label, name, value, onChange, onBlur, options, placeholder, emptyText } = props;
  const field = useField(props);
  const chosen = options.find((option) => option.id === value);
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const anchor = useRef<HTMLSpanElement>(null);
  const listId = useId();
  const hits = useOptionFilter(options, query ?? '');

  const open = () => {
    setOpen(true);
    setActive(options.findIndex((option) => option.id === value));
  };
  const close = () => {
    setOpen(false);
    setQuery(undefined);
  };
  const pick = (option: ListOption) => {
    if (option.isDisabled) return;
    onChange(option.id);
    close();
  };

  return (
    <div part="field" className={fieldCss.field}>
      <FieldLabel {...field.label}>{label}</FieldLabel>
      <span ref={anchor} className={fieldCss.withSuffix}>
        <input
          {...field.control}
          className={classNames(fieldCss.control, css.input)}
          type="text"
          name={name}
          value={query ?? chosen?.label ?? value}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && hits[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          onPointerEnter={ListPopover.preload}
          onFocus={ListPopover.preload}
          onClick={() => !isOpen && open()}
          onChange={(event) => {
            const text = event.target.value;
            setOpen(true);
            setQuery(text);
            setActive(text === '' ? -1 : 0);
            if (text === '' && !props.isRequired) onChange('');
          }}
          onBlur={() => {
            const text = query?.trim().toLowerCase();
            const named = text
              ? options.find(({ label, id }) => [label, id].some((name) => name.toLowerCase() === text))
              : undefined;
            if (named && named.id !== value && !named.isDisabled) onChange(named.id);
            close();
            onBlur?.();
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (!isOpen) {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                event.preventDefault();
                open();
              }
              return;
            }
            const current = hits[active];
            if (event.key === 'Enter') {
              event.preventDefault();
              if (current) pick(current);
            } else if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              close();
            } else {
              const next = nextActiveIndex(event, active, hits.length);
              if (next === undefined) return;
              event.preventDefault();
              setActive(next);
            }
          }}
        />
        <ChevronDown size={16} className={fieldCss.suffix} aria-hidden="true" />
      </span>
      <FieldMessage {...field.message} />
      {isOpen && (
        <ListPopover
          anchorRef={anchor}
          onClose={close}
          onLoadFailed={close}
          className={css.popover}
          id={listId}
          label={label}
          options={hits}
          activeIndex={active}
          selectedId={value}
          emptyText={emptyText}
          onPick={pick}
          onActiveChange={setActive}
        />
      )}
    </div>
  );
}
