import { useState } from 'react';

/** Validates required fields on submit and focuses the first empty field. */
export function useRequired(names: readonly string[]) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  return {
    isMissing: (name: string) => missing.includes(name),
    /**
     * Returns the values of the fields; `undefined` when a field is empty. Trims email addresses, but not passwords.
     */
    read: (form: HTMLFormElement): Record<string, string> | undefined => {
      const data = new FormData(form);
      const texts = Object.fromEntries(
        names.map((name) => {
          const text = String(data.get(name) ?? '');
          return [name, name === 'email' ? text.trim() : text];
        }),
      );
      const empty = names.filter((name) => texts[name] === '');
      setMissing(empty);
      if (empty[0] === undefined) return texts;
      form.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
      return undefined;
    },
  };
}
