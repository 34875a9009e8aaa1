import { useContext } from 'react';
import { FieldNotesContext } from './field-notes';
import { useFieldContext } from './form-contexts';
import { useServerError } from './server-errors';

/** What every bound field takes from the form: value, changes, and the message to show. */
export function useBoundField<Value>() {
  const field = useFieldContext<Value>();
  const server = useServerError(field.name);
  const note = useContext(FieldNotesContext).get(field.name);
  const { isTouched, errors } = field.state.meta;
  const own = isTouched ? errors.find((message) => typeof message === 'string') : undefined;
  return {
    name: field.name,
    value: field.state.value,
    errorMessage: own ?? server.message,
    ...(note !== undefined && { description: note }),
    onChange: (value: Value) => {
      server.clear();
      field.handleChange(value);
    },
    onBlur: () => {
      field.handleBlur();
      void field.validate('change');
    },
  };
}
