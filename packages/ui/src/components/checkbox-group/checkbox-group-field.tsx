import checkIcon from '@lucide/icons/icons/check';
import * as fieldCss from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';
import { Icon } from '../icon/icon';
import * as css from './checkbox-group.css';

/** One option of a {@link CheckboxGroupField}. */
export interface CheckboxOption {
  /** The id in the value while the option is selected. */
  id: string;
  label: string;
  /** Secondary text after the label; part of the accessible name. */
  detail?: string;
}

/** Props of {@link CheckboxGroupField}. The value is the list of selected ids. */
export interface CheckboxGroupFieldProps extends FieldProps<readonly string[]> {
  /** The options, in the order in which they are shown. */
  options: readonly CheckboxOption[];
  /** `horizontal` options wrap; `vertical` options have one line each. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * A field for selecting several of a few options, saved with its form. Use `Switch` for a setting that takes effect
 * immediately.
 *
 * @example
 * ```tsx
 * import { CheckboxGroupField } from '@portal-kit/ui/checkbox-group';
 * import { useState } from 'react';
 *
 * export function Warehouses() {
 *   const [warehouses, setWarehouses] = useState<readonly string[]>([]);
 *   return (
 *     <CheckboxGroupField
 *       label="Warehouses"
 *       name="warehouses"
 *       options={[{ id: 'WH-01', label: 'Cranbury', detail: 'NJ' }]}
 *       value={warehouses}
 *       onChange={setWarehouses}
 *     />
 *   );
 * }
 * ```
 */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { label, name, value, onChange, onBlur, options } = props;
  const field = useField({ ...props, isRequired: props.isRequired && value.length === 0 });
  const turn = (id: string, isSelected: boolean) =>
    onChange(isSelected ? [...value, id] : value.filter((chosen) => chosen !== id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot have the layout of other labels
    <div
      {...field.group}
      role="group"
      part="field"
      className={fieldCss.field}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <FieldLabel id={field.label.id} isRequired={props.isRequired ?? false}>
        {label}
      </FieldLabel>
      <div className={css.options} data-orientation={props.orientation}>
        {options.map((option) => {
          const isSelected = value.includes(option.id);
          return (
            <label
              key={option.id}
              part={`checkbox${isSelected ? ' selected' : ''}`}
              className={css.option}
              data-selected={isSelected || undefined}
              data-disabled={props.isDisabled || undefined}
              data-invalid={field.member['aria-invalid']}
              // A press on a label would blur the group before the checkbox receives focus.
              onMouseDown={(event) => event.preventDefault()}
            >
              <input
                {...field.member}
                type="checkbox"
                className={css.input}
                name={name}
                value={option.id}
                checked={isSelected}
                onChange={(event) => turn(option.id, event.currentTarget.checked)}
              />
              <span className={css.box}>
                {isSelected && <Icon data={checkIcon} sizePx={14} strokeWidth={3} />}
              </span>
              <span>
                {option.label} {option.detail && <span className={css.detail}>{option.detail}</span>}
              </span>
            </label>
          );
        })}
      </div>
      <FieldMessage {...field.message} />
    </div>
  );
}
