import { type FieldError, isPortalError } from '@portal-kit/sdk';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** Messages of the server for fields. The message of a field is removed when the field changes. */
export interface ServerErrors {
  /** The first message for a field or for a part of the field. */
  messageFor: (field: string) => string | undefined;
  clear: (field: string) => void;
  /** Replaces all messages with the messages of a failed save. Messages for unknown fields are not shown. */
  keep: (error: unknown) => void;
  /** Replaces all messages. */
  show: (errors: readonly FieldError[]) => void;
}

export const ServerErrorsContext = createContext<ServerErrors | null>(null);

/** `warehouses[0].warehouseId` belongs to the field of that path and to the field `warehouses`. */
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
      show: setErrors,
    }),
    [errors, clear, keep],
  );
}

export function useServerError(fieldPath: string) {
  const errors = useContext(ServerErrorsContext);
  return { message: errors?.messageFor(fieldPath), clear: () => errors?.clear(fieldPath) };
}
