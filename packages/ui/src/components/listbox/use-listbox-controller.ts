import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import type { ListOption } from './listbox';
import { enabledIndex, type ListboxTrigger, targetIndex } from './listbox-keys';
import { useTypeahead } from './use-typeahead';

/** The floating list of a field, in a lazy chunk. Render it only while the list is open. */
export const ListboxPopover = lazyPart(async () => (await import('./listbox-popover')).ListboxPopover);

interface ListboxControllerProps {
  trigger: ListboxTrigger;
  /** The accessible name of the list. */
  label: string;
  options: readonly ListOption[];
  selectedId?: string | undefined;
  /** The text that the options match. */
  query?: string;
  /** The list is part of the layout and never closes. Default false. */
  isAlwaysOpen?: boolean;
  /** Default true. */
  canOpen?: boolean;
  /** The first option is active when no option is selected, so that Enter picks it. Default false. */
  isFirstActive?: boolean;
  /** The options do not match `query` yet: none can be picked, and Enter picks the first match later. Default false. */
  isPending?: boolean;
  /** Called with an enabled option. */
  onPick: (option: ListOption) => void;
  /** Called when the list closes and when the trigger loses the focus. */
  onClose?: (() => void) | undefined;
}

/**
 * State and keyboard of a combobox: the trigger keeps the focus and names the active option by `aria-activedescendant`.
 * The keys work before the lazy list is loaded.
 */
export function useListboxController<Trigger extends HTMLElement>(props: ListboxControllerProps) {
  const { trigger, label, options, selectedId, query = '', onPick, onClose } = props;
  const { isAlwaysOpen = false, canOpen = true, isFirstActive = false, isPending = false } = props;
  const isButton = trigger === 'button';
  const selectedIndex = options.findIndex(({ id }) => id === selectedId);
  const [isOpenState, setOpen] = useState(isAlwaysOpen);
  const [activeState, setActive] = useState(() => Math.max(selectedIndex, isFirstActive ? 0 : -1));
  const isOpen = isOpenState && canOpen;
  const activeIndex = isPending ? -1 : activeState;
  const pendingEnterQuery = useRef<string>(undefined);
  const triggerRef = useRef<Trigger>(null);
  const typeahead = useTypeahead(options);
  const id = useId();

  const open = (key?: 'ArrowDown' | 'ArrowUp') => {
    const isSelectable = selectedIndex >= 0 && !(isButton && options[selectedIndex]?.isDisabled);
    const target = key && targetIndex({ key }, trigger, options, -1);
    setActive(isSelectable ? selectedIndex : (target ?? (isFirstActive ? 0 : -1)));
    setOpen(true);
  };
  const close = () => {
    if (!isAlwaysOpen) setOpen(false);
    onClose?.();
  };
  const pick = (option: ListOption | undefined) => {
    if (!option || option.isDisabled || isPending) return;
    onPick(option);
    close();
  };
  const pickWhileClosed = (index = -1) => {
    const option = options[index];
    if (option) onPick(option);
  };

  useEffect(() => {
    if (isPending || pendingEnterQuery.current === undefined) return;
    const isSameQuery = pendingEnterQuery.current === query;
    pendingEnterQuery.current = undefined;
    if (isSameQuery) pick(options.find(({ isDisabled }) => !isDisabled));
  });

  /** Returns whether the key belongs to the list. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const match = isButton ? typeahead(event, isOpen ? activeIndex : selectedIndex) : undefined;
    if (match !== undefined) {
      if (match >= 0) (isOpen ? setActive : pickWhileClosed)(match);
      return match >= 0 || key === ' ';
    }
    const isPickKey = key === 'Enter' || (isButton && key === ' ');
    if (isPickKey && (isOpen || isButton) && event.repeat) return true;
    if (!isOpen) {
      if (key === 'ArrowDown' || key === 'ArrowUp' || (isButton && isPickKey))
        open(key === 'ArrowUp' ? key : 'ArrowDown');
      else if (isButton && (key === 'ArrowLeft' || key === 'ArrowRight'))
        pickWhileClosed(
          enabledIndex(options, selectedIndex, key === 'ArrowLeft' && selectedIndex >= 0 ? -1 : 1),
        );
      else return false;
      return true;
    }
    if (isPickKey) {
      if (isPending) pendingEnterQuery.current = query;
      else pick(options[activeIndex]);
    } else if (key === 'Escape' && !isAlwaysOpen) {
      pendingEnterQuery.current = undefined;
      close();
    } else {
      const target = targetIndex(event, trigger, options, activeIndex);
      if (target === undefined) return false;
      if (!isPending) setActive(target);
    }
    return true;
  };

  const triggerProps = {
    ref: triggerRef,
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen && options[activeIndex] ? `${id}-${activeIndex}` : undefined,
    onPointerEnter: isAlwaysOpen ? undefined : ListboxPopover.preload,
    onFocus: isAlwaysOpen ? undefined : ListboxPopover.preload,
    onBlur: () => {
      pendingEnterQuery.current = undefined;
      close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Safari ends a composition before its last key event, which then has only the key code of an input method.
      if (event.nativeEvent.isComposing || event.keyCode === 229 || !handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  const listProps = {
    id,
    label,
    options,
    activeIndex,
    selectedId,
    onPick: pick,
    onActiveChange: (index: number) => !isPending && setActive(index),
  };
  return {
    isOpen,
    listProps,
    popoverProps: { ...listProps, triggerRef, onClose: close, onLoadFailed: close },
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
    /** Opens the list for a changed query and makes the first match active. */
    search: (text: string) => {
      pendingEnterQuery.current = undefined;
      setOpen(true);
      setActive(text === '' && !isFirstActive ? -1 : 0);
    },
  };
}
