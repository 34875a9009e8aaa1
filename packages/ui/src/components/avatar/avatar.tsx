import * as css from './avatar.css';

/** Returns the first letters of the first and the last word, or of an email address's local part. */
export function getInitials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  const characters = new Intl.Segmenter();
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word = '') => {
    const [first] = characters.segment(word);
    return first?.segment ?? '';
  });
  return letters.join('').toUpperCase() || '?';
}

/**
 * The initials of a person, hidden from screen readers. Show the name beside the avatar.
 *
 * `name` is a full name or an email address. 36 px wide.
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
      {getInitials(name)}
    </span>
  );
}
