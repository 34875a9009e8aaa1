import chevronDownIcon from '@lucide/icons/icons/chevron-down';
import { useState } from 'react';
import { classNames } from '../../theme/class-names';
import * as css from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';
import { Icon } from '../icon/icon';
import type { ListOption } from '../listbox/listbox';
import { useOptionSearch } from '../listbox/option-search';
import { ListboxPopover, usePopoverListbox } from '../listbox/use-popover-listbox';

/** Props of {@link ComboBoxField}. The value is the id of an option, or `''` for none. */
export interface ComboBoxFieldProps extends FieldProps<string> {
  /** Any number of options. Pass the same array on every render, because the field indexes it for the search. */
  options: readonly ListOption[];
  placeholder: string;
  /** Shown instead of the list when no option matches. */
  emptyText: string;
}

/**
 * A field for selecting one of thousands of options. The user finds an option by any part of its label, detail or id;
 * the search ignores case and accents. On blur, text that is the label or id of an option selects the option, and
 * other text is reverted. Clearing the text of an optional field sets the value to `''`. Use `SelectField` for up to
 * about thirty options.
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
  const [query, setQuery] = useState<string>();
  // A label that arrives late must not change the text, the selection or the list of a focused field.
  const [focusedText, setFocusedText] = useState<string>();
  const matches = useOptionSearch(options, query ?? '');
  const list = usePopoverListbox<HTMLInputElement>({
    label,
    options: matches,
    selectedId: value,
    onPick: ({ id, label }) => {
      setFocusedText(label);
      onChange(id);
    },
    onClose: () => setQuery(undefined),
  });
  const selectedText = options.find(({ id }) => id === value)?.label ?? value;

  const selectTypedOption = () => {
    const text = query?.trim().toLowerCase();
    const typed = text
      ? options.find(({ label, id }) => label.toLowerCase() === text || id.toLowerCase() === text)
      : undefined;
    if (typed && typed.id !== value && !typed.isDisabled) onChange(typed.id);
  };

  return (
    <div part="field" className={css.field}>
      <FieldLabel {...field.label}>{label}</FieldLabel>
      <span className={css.withSuffix}>
        <input
          {...field.control}
          {...list.inputProps}
          className={classNames(css.control, css.controlWithSuffix)}
          name={name}
          value={query ?? focusedText ?? selectedText}
          placeholder={placeholder}
          onChange={({ target: { value: text } }) => {
            list.search(text);
            setQuery(text);
            if (text !== '' || props.isRequired) return;
            setFocusedText('');
            onChange('');
          }}
          onFocus={() => {
            setFocusedText(selectedText);
            list.inputProps.onFocus();
          }}
          onBlur={() => {
            setFocusedText(undefined);
            selectTypedOption();
            list.inputProps.onBlur();
            onBlur?.();
          }}
        />
        <Icon data={chevronDownIcon} sizePx={16} className={css.suffix} />
      </span>
      <FieldMessage {...field.message} />
      {list.isOpen && (
        <ListboxPopover {...list.popoverProps} className={css.listPopover} emptyText={emptyText} />
      )}
    </div>
  );
}
