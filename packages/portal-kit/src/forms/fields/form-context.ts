import { createFormHookContexts, useStore } from '@tanstack/react-form';
import { createContext, useContext, useMemo } from 'react';
import { findField } from './fields';
import { useServerError } from './server-errors';

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** The `Fields` of the form around an input. */
export const FormFieldsContext = createContext<object | undefined>(undefined);

/** Temporary descriptions that replace the hints of fields, by field name. */
export type FieldNotes = ReadonlyMap<string, string>;

export const noNotes: FieldNotes = new Map();
export const FieldNotesContext = createContext(noNotes);

/** Returns the label, bound, value, callbacks, error message and note of an input. */
export function useFormField<Value>() {
  const api = useFieldContext<Value>();
  const { name, form } = api;
  const fields = useContext(FormFieldsContext);
  if (!fields)
    throw new Error('portal-kit: an input has no form around it. Move it into a form with fields.');
  const { field, stateIn } = useMemo(() => findField(fields, name), [fields, name]);
  const isRequired = useStore(form.store, ({ values }) => stateIn(values).isRequired);
  const isShown = useStore(form.store, ({ values }) => stateIn(values).isShown);
  const server = useServerError(name);
  const note = useContext(FieldNotesContext).get(name);
  const { isTouched, errors } = api.state.meta;
  const own = isTouched ? errors.find((message) => typeof message === 'string') : undefined;
  return {
    field,
    isShown,
    input: {
      name,
      label: field.label,
      isRequired,
      value: api.state.value,
      errorMessage: own ?? server.message,
      errorMessageLang: own === undefined ? server.lang : undefined,
      ...(note !== undefined && { description: note }),
      onChange: (value: Value) => {
        server.clear();
        api.handleChange(value as never);
      },
      onBlur: () => {
        api.handleBlur();
        void form.validate('change');
      },
    },
  };
}
