import * as css from './avatar.css';

/** The first letters of the first and the last word, or of an e-mail address's name part. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? [...word][0] : '',
  );
  return letters.join('').toUpperCase() || '?';
}

/**
 * A person as initials, beside or inside what names them: it is decoration and has no name of its own.
 *
 * `name` is a full name or an e-mail address. 36 px wide.
 *
 * @example
 * ```tsx
 * import { Avatar } from '@portal-kit/ui/avatar';
 *
 * export const Account = () => (
 *   <button type="button" aria-label="Account of Dana Reyes">
 *     <Avatar name="Dana Reyes" />
 *   </button>
 * );
 * ```
 */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={css.avatar}>
      {initials(name)}
    </span>
  );
}
