import { Label } from 'react-aria-components/Label';
import * as css from './field.css';

/** A field's label; the star is for the eye, the field itself announces that it is required. */
export function FieldLabel({ children, isRequired }: { children: string; isRequired?: boolean | undefined }) {
  return (
    <Label className={css.label}>
      {children}
      {isRequired && (
        <span aria-hidden="true" className={css.required}>
          *
        </span>
      )}
    </Label>
  );
}
