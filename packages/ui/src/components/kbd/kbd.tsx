import * as css from './kbd.css';

/**
 * A key as printed on a keyboard, beside what it does. It is decoration: announce the shortcut itself by
 * `aria-keyshortcuts`.
 *
 * @example
 * ```tsx
 * import { Kbd } from '@portal-kit/ui/kbd';
 *
 * export const SearchKey = () => <Kbd>Ctrl K</Kbd>;
 * ```
 */
export function Kbd({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={css.kbd}>
      {children}
    </span>
  );
}
