import { useId } from 'react';
import * as css from './switch.css';

/** Props of {@link Switch}. */
export interface SwitchProps {
  /** The accessible name. A press on the label toggles the switch. */
  label: string;
  /** Shown below the label and announced after it. */
  description?: string;
  /** The state of the switch. Controlled. */
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Default false. */
  isDisabled?: boolean;
}

/**
 * Toggles a setting that takes effect immediately, such as a feature flag. Use `CheckboxGroupField` for choices that
 * are saved with a form. A native checkbox with the role `switch`. Space and a press on the row toggle it.
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
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state
        role="switch"
        className={css.track}
        // The row is the label of the checkbox. `aria-labelledby` keeps the description out of the name.
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
