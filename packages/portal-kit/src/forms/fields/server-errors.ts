import { type FieldError, isPortalError } from '@portal-kit/sdk';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { otherLang } from '../../kernel/toasts/failure';

/** Messages of the server for fields. The message of a field is removed when the field changes. */
export interface ServerErrors {
  /** The first message for a field or for a part of the field. */
  messageFor: (field: string) => string | undefined;
  /** BCP 47 tag of the messages, if their language differs from the language of the page. */
  lang: string | undefined;
  clear: (field: string) => void;
  /** Replaces all messages with the messages of a failed save. Messages for unknown fields are not shown. */
  keep: (error: unknown) => void;
  /** Replaces all messages. `language` is their language. */
  show: (errors: readonly FieldError[], language?: string | null) => void;
}

export const ServerErrorsContext = createContext<ServerErrors | null>(null);

/**
 * Returns whether an error belongs to a field: `warehouses[0].warehouseId` belongs to the field with that path and to
 * the field `warehouses`.
 */
const belongsTo = (fieldPath: string, field: string) =>
  fieldPath === field || (fieldPath.startsWith(field) && /^[.[]/.test(fieldPath.slice(field.length)));

export function useServerErrors(texts: { language: string }): ServerErrors {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [language, setLanguage] = useState<string | null>();
  const clear = useCallback((field: string) => {
    setErrors((known) => {
      const next = known.filter(({ fieldPath }) => !belongsTo(fieldPath, field));
      return next.length === known.length ? known : next;
    });
  }, []);
  const show = useCallback((next: readonly FieldError[], nextLanguage?: string | null) => {
    setErrors(next);
    setLanguage(nextLanguage);
  }, []);
  const keep = useCallback(
    (error: unknown) => (isPortalError(error) ? show(error.fields, error.language) : show([])),
    [show],
  );
  const lang = otherLang(language, texts);
  return useMemo(
    () => ({
      messageFor: (field) => errors.find(({ fieldPath }) => belongsTo(fieldPath, field))?.message,
      lang,
      clear,
      keep,
      show,
    }),
    [errors, lang, clear, keep, show],
  );
}

export function useServerError(fieldPath: string) {
  const errors = useContext(ServerErrorsContext);
  return {
    message: errors?.messageFor(fieldPath),
    lang: errors?.lang,
    clear: () => errors?.clear(fieldPath),
  };
}
