import { useEffect } from 'react';

const firstField = 'main form :is(input, [role="combobox"])';

/**
 * Moves focus from the title of a page to the first field of its form, as soon as the field is rendered. Does nothing after
 * the user has moved the focus, and on touch screens, where the keyboard would cover the form.
 */
export function useFirstFieldFocus(isNew: boolean): void {
  useEffect(() => {
    if (!isNew || matchMedia('(pointer: coarse)').matches) return;
    const focusField = () => {
      if (!document.activeElement?.matches('[data-page-title]')) return true;
      const field = document.querySelector<HTMLElement>(firstField);
      field?.focus();
      return field;
    };
    const observer = new MutationObserver(() => focusField() && observer.disconnect());
    // The shell focuses the title after this effect.
    const frame = requestAnimationFrame(() => {
      if (!focusField()) observer.observe(document.body, { childList: true, subtree: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [isNew]);
}
