import type { MouseEventHandler } from 'react';
import { classNames } from '../../theme/class-names';
import { visuallyHidden } from '../../theme/visually-hidden.css';
import * as css from './field.css';

interface FieldLabelProps {
  children: string;
  id: string;
  /** The control that a press on the label goes to; of a group there is none. */
  htmlFor?: string | undefined;
  isRequired: boolean;
  /** Only read out. Default false. */
  isHidden?: boolean | undefined;
  onClick?: MouseEventHandler;
}

/** A field's label; the star is for the eye, the field itself announces that it is required. */
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
