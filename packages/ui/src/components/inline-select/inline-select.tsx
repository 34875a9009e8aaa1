import chevronDownIcon from '@lucide/icons/icons/chevron-down';
import { useId } from 'react';
import { Icon } from '../icon/icon';
import * as css from './inline-select.css';

export interface InlineSelectProps {
  /** The visible label before the select. */
  label: string;
  /** The value of an option. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A native select after its label, in a bar of a table. */
export function InlineSelect({ label, value, options, onChange }: InlineSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <span className={css.frame}>
        <select
          id={id}
          part="input"
          className={css.select}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon data={chevronDownIcon} sizePx={16} className={css.chevron} />
      </span>
    </>
  );
}
