import * as css from './kbd.css';

/** A key as printed on a keyboard; decoration, the shortcut itself is announced by `aria-keyshortcuts`. */
export function Kbd({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={css.kbd}>
      {children}
    </span>
  );
}
