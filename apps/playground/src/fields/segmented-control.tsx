import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import * as css from './fields.css';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly id: Value; readonly label: string; readonly icon?: ReactNode }[];
  isLabelHidden?: boolean;
  /** Shows icons only; the labels stay for screen readers. */
  hasIconsOnly?: boolean;
}

/** Radio buttons in a row. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onChange, options, isLabelHidden = false, hasIconsOnly = false } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={css.field}>
      <span id={id} className={isLabelHidden ? visuallyHidden : css.label}>
        {label}
      </span>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option.id} className={css.segment} title={hasIconsOnly ? option.label : undefined}>
            <input
              type="radio"
              name={id}
              className={css.segmentInput}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.icon}
            <span className={hasIconsOnly ? visuallyHidden : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
