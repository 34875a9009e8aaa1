import chevronDownIcon from '@lucide/icons/icons/chevron-down';
import { classNames } from '../../theme/class-names';
import * as css from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';
import { Icon } from '../icon/icon';
import { ListboxPopover, usePopoverListbox } from '../listbox/use-popover-listbox';
import { useTypeahead } from '../listbox/use-typeahead';

/** One option of a {@link SelectField}. */
export interface SelectOption {
  /** The value of the field when the option is selected; not `''`. */
  id: string;
  label: string;
  /** The language of the label (BCP 47) if it is another one than the language of the page. */
  lang?: string;
  /** A disabled option is shown but cannot be picked. Default false. */
  isDisabled?: boolean;
}

/** Props of {@link SelectField}. The value is the id of an option, or `''` for none. */
export interface SelectFieldProps extends FieldProps<string> {
  /** The options, in the order in which they are shown. */
  options: readonly SelectOption[];
  /** Shown while no option is selected. */
  placeholder: string;
}

/**
 * A field for selecting one of a few fixed options. Use `ComboBoxField` for more than about thirty options.
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
  const list = usePopoverListbox<HTMLButtonElement>({
    label,
    options,
    typeahead: useTypeahead(options),
    selectedId: value,
    canOpen: options.length > 0,
    onPick: ({ id }) => id !== value && onChange(id),
    onClose: onBlur,
  });
  const selected = options.find(({ id }) => id === value);

  return (
    <div part="field" className={css.field}>
      <FieldLabel
        {...field.label}
        onClick={(event) => {
          // A click on the label would press the button.
          event.preventDefault();
          list.buttonProps.ref.current?.focus({ focusVisible: true } as FocusOptions);
        }}
      >
        {label}
      </FieldLabel>
      <button
        {...field.control}
        {...list.buttonProps}
        className={classNames(css.control, css.selectButton)}
        data-invalid={errorMessage ? '' : undefined}
      >
        <span className={css.selectValue} data-placeholder={!selected || undefined} lang={selected?.lang}>
          {selected?.label ?? placeholder}
        </span>
        <Icon data={chevronDownIcon} sizePx={16} className={css.chevron} />
      </button>
      <input type="hidden" name={name} value={value} disabled={props.isDisabled} />
      <FieldMessage {...field.message} />
      {list.isOpen && <ListboxPopover {...list.popoverProps} hasCheckmark />}
    </div>
  );
}
