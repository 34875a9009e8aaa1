import type { MouseEventHandler } from 'react';
import { classNames } from '../../theme/class-names';
import { visuallyHidden } from '../../theme/visually-hidden.css';
import * as css from './field.css';

interface FieldLabelProps {
  children: string;
  id: string;
  /** The id of the control. A group has none. */
  htmlFor?: string | undefined;
  isRequired: boolean;
  /** Visually hidden. Default false. */
  isHidden?: boolean | undefined;
  onClick?: MouseEventHandler;
}

/** The label of a field. The star is hidden from screen readers because the control has `aria-required`. */
export function FieldLabel({ children, isRequired, isHidden = false, htmlFor, ...rest }: FieldLabelProps) {
  const Element = htmlFor === undefined ? 'span' : 'label';
  return (
    <Element
      {...rest}
      part="label"
      htmlFor={htmlFor}
      className={classNames(css.label, isHidden && visuallyHidden)}
    >
      {children}
      {isRequired && (
        <span aria-hidden="true" className={css.required}>
          *
        </span>
      )}
    </Element>
  );
}
