import { isPortalError } from '@portal-kit/sdk';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** What the server said about fields; a field's message goes when the field changes. */
export interface ServerErrors {
  messageFor: (fieldPath: string) => string | undefined;
  clear: (fieldPath: string) => void;
  /** Keeps the messages of a failed save, and forgets the last ones. Paths that no field knows stay unshown. */
  keep: (error: unknown) => void;
}

export const ServerErrorsContext = createContext<ServerErrors | null>(null);

export function useServerErrors(): ServerErrors {
  const [messages, setMessages] = useState<ReadonlyMap<string, string>>(new Map());
  const clear = useCallback((fieldPath: string) => {
    setMessages((known) => {
      if (!known.has(fieldPath)) return known;
      const next = new Map(known);
      next.delete(fieldPath);
      return next;
    });
  }, []);
  const keep = useCallback((error: unknown) => {
    const fields = isPortalError(error) ? error.fields : [];
    // `warehouses[0].warehouseId` belongs to the field `warehouses`.
    // Of several messages for a field the first is shown: a later entry of a Map would replace it.
    const entries = fields.map(
      ({ fieldPath, message }) => [fieldPath.split(/[.[]/)[0] ?? '', message] as const,
    );
    setMessages(new Map(entries.reverse()));
  }, []);
  return useMemo(
    () => ({ messageFor: (fieldPath) => messages.get(fieldPath), clear, keep }),
    [messages, clear, keep],
  );
}

export function useServerError(fieldPath: string) {
  const errors = useContext(ServerErrorsContext);
  return { message: errors?.messageFor(fieldPath), clear: () => errors?.clear(fieldPath) };
}
