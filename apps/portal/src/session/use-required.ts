import { useState } from 'react';

/** Which fields of a form were left empty when it was last sent; the first of them gets the focus. */
export function useRequired(names: readonly string[]) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  return {
    isMissing: (name: string) => missing.includes(name),
    /** The texts of the fields, or `undefined` where one is empty. E-mail addresses are trimmed, passwords never. */
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
