import type { KeyboardEvent, MouseEvent } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import { type ListboxControllerProps, useListboxController } from './use-listbox-controller';

/** The floating list of a field. Render it only while the list is open. */
export const ListboxPopover = lazyPart(() => import('./listbox-popover').then((part) => part.ListboxPopover));

/** Uses {@link useListboxController} for a list in a popover, which loads on hover or focus of the trigger. */
export function usePopoverListbox<Trigger extends HTMLElement>(props: ListboxControllerProps) {
  const list = useListboxController<Trigger>(props);
  const { isOpen, open, close, listProps, search } = list;
  const triggerProps = {
    ...list.triggerProps,
    onPointerEnter: ListboxPopover.preload,
    onFocus: ListboxPopover.preload,
  };
  return {
    isOpen,
    search,
    popoverProps: { ...listProps, triggerRef: triggerProps.ref, onClose: close, onLoadFailed: close },
    /** For a `<button>` that shows the selected option. */
    buttonProps: {
      ...triggerProps,
      type: 'button',
      'aria-haspopup': 'listbox',
      onClick: (event: MouseEvent<Trigger>) => {
        // Safari does not focus a pressed button.
        event.currentTarget.focus();
        if (isOpen) close();
        else open(event.detail === 0 ? 'ArrowDown' : undefined);
      },
      // Firefox presses the button on key up, even when the key down was prevented.
      onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
    } as const,
    /** For an `<input>` that filters the options. */
    inputProps: {
      ...triggerProps,
      type: 'text',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      onClick: () => !isOpen && open(),
    } as const,
  };
}
