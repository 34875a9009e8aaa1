import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../../theme/class-names';
import * as fieldCss from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { Popover } from '../popover/popover';
import { nextActiveIndex } from '../windowed-listbox/list-keys';
import { useOptionFilter } from '../windowed-listbox/use-option-filter';
import { type ListOption, WindowedListbox } from '../windowed-listbox/windowed-listbox';
import * as css from './combo-box-field.css';

export interface ComboBoxFieldProps extends FieldProps<string> {
  options: readonly ListOption[];
  placeholder: string;
  emptyText: string;
}

/**
 * One of thousands, found by typing; `''` is none. Text that names no option is put back on blur.
 * Opens in one frame with 5,000 options, because only those in sight are in the document.
 */
export function ComboBoxField(props: ComboBoxFieldProps) {
  const { label, name, value, onChange, onBlur, options, placeholder, emptyText, errorMessage } = props;
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
    <AriaTextField
      className={fieldCss.field}
      name={name}
      value={query ?? chosen?.label ?? value}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      // Not in the type, but read: without it a description that comes or goes later is not announced.
      {...({ description: props.description } as object)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <span ref={anchor} className={fieldCss.withSuffix}>
        <Input
          className={classNames(fieldCss.control, css.input)}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && hits[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
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
            const named = text ? options.find((option) => option.label.toLowerCase() === text) : undefined;
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
      <FieldMessage errorMessage={errorMessage} description={props.description} />
      <Popover
        isNonModal
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={(next) => !next && close()}
        placement="bottom start"
        className={css.popover}
      >
        <WindowedListbox
          id={listId}
          label={label}
          options={hits}
          activeIndex={active}
          selectedId={value}
          emptyText={emptyText}
          onPick={pick}
          onActiveChange={setActive}
        />
      </Popover>
    </AriaTextField>
  );
}
