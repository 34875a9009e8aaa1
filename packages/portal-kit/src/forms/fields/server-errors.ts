import { type FieldError, isPortalError } from '@portal-kit/sdk';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** What the server said about fields; a field's message goes when the field changes. */
export interface ServerErrors {
  /** The first message for a field, or for a part of it. */
  messageFor: (field: string) => string | undefined;
  clear: (field: string) => void;
  /** Keeps the messages of a failed save, and forgets the last ones. Paths that no field knows stay unshown. */
  keep: (error: unknown) => void;
}

export const ServerErrorsContext = createContext<ServerErrors | null>(null);

/** `warehouses[0].warehouseId` belongs to the field of its own path, and to `warehouses` where that is one. */
const belongsTo = (fieldPath: string, field: string) =>
  fieldPath === field || (fieldPath.startsWith(field) && /^[.[]/.test(fieldPath.slice(field.length)));

export function useServerErrors(): ServerErrors {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const clear = useCallback((field: string) => {
    setErrors((known) => {
      const next = known.filter(({ fieldPath }) => !belongsTo(fieldPath, field));
      return next.length === known.length ? known : next;
    });
  }, []);
  const keep = useCallback((error: unknown) => setErrors(isPortalError(error) ? error.fields : []), []);
  return useMemo(
    () => ({
      messageFor: (field) => errors.find(({ fieldPath }) => belongsTo(fieldPath, field))?.message,
      clear,
      keep,
    }),
    [errors, clear, keep],
  );
}

export function useServerError(fieldPath: string) {
  const errors = useContext(ServerErrorsContext);
  return { message: errors?.messageFor(fieldPath), clear: () => errors?.clear(fieldPath) };
}
