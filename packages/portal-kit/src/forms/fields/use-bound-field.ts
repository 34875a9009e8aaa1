import { createFormHookContexts } from '@tanstack/react-form';
import { createContext, useContext } from 'react';
import { useServerError } from './server-errors';

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** The properties of a field component that the form does not set. */
export type OwnProps<Props> = Omit<
  Props,
  'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'errorMessageLang'
>;

/** Temporary descriptions that replace the hints of fields, by field name. */
export type FieldNotes = ReadonlyMap<string, string>;

export const noNotes: FieldNotes = new Map();
export const FieldNotesContext = createContext(noNotes);

/** The properties of a bound field: value, callbacks, error message and note. */
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
    errorMessageLang: own === undefined ? server.lang : undefined,
    ...(note !== undefined && { description: note }),
    onChange: (value: Value) => {
      server.clear();
      field.setValue(value as never, { dontValidate: true });
      // The form itself has no rules. Its validation would update every field twice.
      void field.validate('change', { skipFormValidation: true });
    },
    onBlur: () => {
      field.handleBlur();
      void field.validate('change', { skipFormValidation: true });
    },
  };
}
