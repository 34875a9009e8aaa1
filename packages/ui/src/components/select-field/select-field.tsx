import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../theme/class-names';
import * as css from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';
import { lazyPart } from '../lazy-part/lazy-part';
import { nextOptionIndex, stepFrom } from './option-steps';
import type { SelectOption } from './select-option';
import { useTypeAhead } from './use-type-ahead';

const SelectSurface = lazyPart(async () => (await import('./select-surface')).SelectSurface);

/** What {@link SelectField} takes; its value is the id of an option, or `''`. */
export interface SelectFieldProps extends FieldProps<string> {
  /** In the order in which they are shown. */
  options: readonly SelectOption[];
  /** In the field while nothing is chosen. */
  placeholder: string;
}

/**
 * One of a few fixed choices; `''` is none. For more than some thirty choices use `ComboBoxField`.
 *
 * @example
 * ```tsx
 * import { SelectField } from '@portal-kit/ui/select-field';
 * import { useState } from 'react';
 *
 * const units = [
 *   { id: 'ML', label: 'ML' },
 *   { id: 'L', label: 'L' },
 * ];
 *
 * export function Unit() {
 *   const [sizeUom, setSizeUom] = useState('');
 *   return (
 *     <SelectField
 *       label="Unit"
 *       name="sizeUom"
 *       options={units}
 *       placeholder="Choose a unit"
 *       value={sizeUom}
 *       onChange={setSizeUom}
 *     />
 *   );
 * }
 * ```
 */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, onChange, onBlur, options, placeholder, errorMessage } = props;
  const field = useField(props);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const typeAhead = useTypeAhead(options);
  const chosen = options.findIndex(({ id }) => id === value);

  const open = (ifNoneChosen?: number) => {
    if (options.length === 0) return;
    const isChosen = chosen >= 0 && !options[chosen]?.isDisabled;
    setActive(isChosen ? chosen : (ifNoneChosen ?? -1));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const choose = (index: number | undefined) => {
    const option = index === undefined ? undefined : options[index];
    if (option && option.id !== value) onChange(option.id);
  };
  const pick = (index: number) => {
    if (options[index]?.isDisabled) return;
    choose(index);
    close();
  };
  const first = () => stepFrom(options, -1, 1);
  const last = () => stepFrom(options, options.length, -1);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const lettered = typeAhead(event, isOpen ? active : chosen);
    if (lettered !== undefined) {
      if (lettered >= 0 || key === ' ') handled();
      if (lettered >= 0) (isOpen ? setActive : choose)(lettered);
    } else if (key === 'Enter' || key === ' ') {
      handled();
      if (event.repeat) return;
      if (!isOpen) open(first());
      else if (active >= 0) pick(active);
    } else if (isOpen) {
      const next = nextOptionIndex(key, options, active);
      if (key === 'Escape') close();
      else if (next !== undefined) setActive(next);
      else return;
      handled();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      handled();
      open(key === 'ArrowDown' ? first() : last());
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      handled();
      choose(chosen < 0 ? first() : stepFrom(options, chosen, key === 'ArrowLeft' ? -1 : 1));
    }
  };

  return (
    <div part="field" className={css.field}>
      <FieldLabel
        {...field.label}
        onClick={(event) => {
          // It would press the button.
          event.preventDefault();
          button.current?.focus({ focusVisible: true } as FocusOptions);
        }}
      >
        {label}
      </FieldLabel>
      <button
        {...field.control}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
        className={classNames(css.control, css.selectButton)}
        data-invalid={errorMessage ? '' : undefined}
        onPointerEnter={SelectSurface.preload}
        onFocus={SelectSurface.preload}
        onBlur={isOpen ? close : onBlur}
        onClick={(event) => {
          // Safari does not do so by itself.
          event.currentTarget.focus();
          if (isOpen) close();
          else open(event.detail === 0 ? first() : undefined);
        }}
        onKeyDown={onKeyDown}
        // Firefox presses the button on it, whatever became of the key down.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <span className={css.selectValue} data-placeholder={chosen < 0 || undefined}>
          {options[chosen]?.label ?? placeholder}
        </span>
        <ChevronDown size={16} className={css.chevron} aria-hidden="true" />
      </button>
      <input type="hidden" name={name} value={value} disabled={props.isDisabled} />
      <FieldMessage {...field.message} />
      {isOpen && (
        <SelectSurface
          id={listId}
          label={label}
          options={options}
          activeIndex={active}
          chosenIndex={chosen}
          buttonRef={button}
          onPick={pick}
          onActiveChange={setActive}
          onClose={close}
          onLoadFailed={close}
        />
      )}
    </div>
  );
}
