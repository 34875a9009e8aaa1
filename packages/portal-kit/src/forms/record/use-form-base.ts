import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import type { Fields } from '../fields/fields';
import { useFieldsForm } from '../fields/form-hook';

/** The record and values that a form starts from. A new record has only values. */
export interface FormBase<Values extends object, Stored> {
  stored: Stored | undefined;
  /** The values that count as unchanged. */
  values: Values;
}

/**
 * Creates a record's form with the latest fields, and stores the version of the record that its changes are based on.
 */
export function useFormBase<Values extends object, Stored>(
  initial: () => FormBase<Values, Stored>,
  fields: { readonly current: Fields<Values> },
) {
  const [base, setBase] = useState(initial);
  const form = useFieldsForm(base.values, fields);
  const hasChanges = useStore(form.store, ({ isDefaultValue }) => !isDefaultValue);
  /** Fills the form with `changes` on top of `next`. */
  const rebase = (
    next: FormBase<Values, Stored>,
    changes: readonly (readonly [path: PropertyKey, value: unknown])[] = [],
  ) => {
    setBase(next);
    form.reset(next.values);
    for (const [path, value] of changes) form.setFieldValue(path as never, value as never);
  };
  return { form, base, hasChanges, rebase };
}
