import type { MouseEventHandler } from 'react';
import * as css from './field.css';

interface FieldLabelProps {
  children: string;
  id: string;
  /** The control that a press on the label goes to; of a group there is none. */
  htmlFor?: string | undefined;
  isRequired: boolean;
  onClick?: MouseEventHandler;
}

/** A field's label; the star is for the eye, the field itself announces that it is required. */
export function FieldLabel({ children, isRequired, htmlFor, ...rest }: FieldLabelProps) {
  const Element = htmlFor === undefined ? 'span' : 'label';
  return (
    <Element {...rest} part="label" htmlFor={htmlFor} className={css.label}>
      {children}
      {isRequired && (
        <span aria-hidden="true" className={css.required}>
          *
        </span>
      )}
    </Element>
  );
}
