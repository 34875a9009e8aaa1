import chevronDownIcon from '@lucide/icons/icons/chevron-down';
import { classNames } from '@portal-kit/ui/class-names';
import { Icon } from '@portal-kit/ui/icon';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import * as css from './fields.css';

export interface SelectControlProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { readonly id: string; readonly label: string }[];
  description?: ReactNode;
  isLabelHidden?: boolean;
}

/** A native select with its label above. */
export function SelectControl(props: SelectControlProps) {
  const { label, value, onChange, options, description, isLabelHidden = false } = props;
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={isLabelHidden ? visuallyHidden : css.label}>
        {label}
      </label>
      <span className={css.frame}>
        <select
          id={id}
          className={classNames(css.control, css.select)}
          aria-describedby={description ? `${id}-hint` : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon data={chevronDownIcon} sizePx={16} className={css.chevron} />
      </span>
      {description && (
        <span id={`${id}-hint`} className={css.hint}>
          {description}
        </span>
      )}
    </div>
  );
}
