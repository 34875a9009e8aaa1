import { useId } from 'react';
import * as css from './switch.css';

/** What {@link Switch} says and holds. */
export interface SwitchProps {
  /** The accessible name; a press on it switches too. */
  label: string;
  /** What turning it on means, below the label and announced after it. */
  description?: string;
  /** On or off. The switch shows what it is given: it moves when the owner has taken the change. */
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Default false. */
  isDisabled?: boolean;
}

/**
 * Turns something on or off at once, such as a feature flag. Where a choice waits for Save, use `CheckboxGroupField`.
 * A native checkbox with the role `switch`: Space and a press anywhere on the row switch it.
 *
 * @example
 * ```tsx
 * import { Switch } from '@portal-kit/ui/switch';
 * import { useState } from 'react';
 *
 * export function DevMode() {
 *   const [isOn, setOn] = useState(false);
 *   return (
 *     <Switch
 *       label="Dev mode"
 *       description="Shows feature flags in the navigation."
 *       isSelected={isOn}
 *       onChange={setOn}
 *     />
 *   );
 * }
 * ```
 */
export function Switch({ label, description, isSelected, onChange, isDisabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label part="switch" className={css.row} data-disabled={isDisabled || undefined}>
      <span className={css.texts}>
        <span id={`${id}-label`} part="label" className={css.label}>
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-description`} part="hint" className={css.description}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
        role="switch"
        className={css.track}
        // The row is the label of the checkbox; without this the description would be part of the name.
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
