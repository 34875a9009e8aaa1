/**
 * Joins class names and skips empty values.
 *
 * @example
 * ```ts
 * import { classNames } from '@portal-kit/ui/class-names';
 *
 * export const rowClass = (isOpen: boolean) => classNames('row', isOpen && 'open', undefined); // 'row open' or 'row'
 * ```
 */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
