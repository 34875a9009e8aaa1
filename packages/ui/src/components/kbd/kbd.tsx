import * as css from './kbd.css';

/**
 * A keyboard key, shown beside the description of a shortcut. Hidden from screen readers: set `aria-keyshortcuts` on
 * the control.
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
