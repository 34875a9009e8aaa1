import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ListOption } from './listbox';
import { findEnabledIndex, findTargetIndex } from './listbox-keys';
import type { Typeahead } from './use-typeahead';

export interface ListboxControllerProps {
  /** The accessible name of the list. */
  label: string;
  options: readonly ListOption[];
  /** Makes the trigger a button: the list handles printable keys, Space, Home and End. Default: a text field. */
  typeahead?: Typeahead;
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
  /** Called when the list closes and when the trigger loses focus. */
  onClose?: (() => void) | undefined;
}

/**
 * Manages a combobox's state and keyboard: the trigger keeps focus and refers to the active option with
 * `aria-activedescendant`. The keys work before the lazy list is loaded.
 */
export function useListboxController<Trigger extends HTMLElement>(props: ListboxControllerProps) {
  const { label, options, typeahead, selectedId, query = '', onPick, onClose } = props;
  const { isAlwaysOpen = false, canOpen = true, isFirstActive = false, isPending = false } = props;
  const isButton = typeahead !== undefined;
  const trigger = isButton ? 'button' : 'text';
  const selectedIndex = options.findIndex(({ id }) => id === selectedId);
  const [isOpenState, setOpen] = useState(isAlwaysOpen);
  const [activeState, setActive] = useState(() => Math.max(selectedIndex, isFirstActive ? 0 : -1));
  const isOpen = isOpenState && canOpen;
  const activeIndex = isPending ? -1 : activeState;
  const pendingEnterQuery = useRef<string>(undefined);
  const triggerRef = useRef<Trigger>(null);
  const id = useId();

  const open = (key?: 'ArrowDown' | 'ArrowUp') => {
    const isSelectable = selectedIndex >= 0 && !(isButton && options[selectedIndex]?.isDisabled);
    const target = key && findTargetIndex({ key }, trigger, options, -1);
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

  /** Handles a key and returns whether the list used it. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const match = typeahead?.(event, isOpen ? activeIndex : selectedIndex);
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
          findEnabledIndex(options, selectedIndex, key === 'ArrowLeft' && selectedIndex >= 0 ? -1 : 1),
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
      const target = findTargetIndex(event, trigger, options, activeIndex);
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
    onBlur: () => {
      pendingEnterQuery.current = undefined;
      close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // In Safari, the last key event of a composition follows its end and has only the key code of an input method.
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
    open,
    close,
    listProps,
    triggerProps,
    /** Opens the list for a changed query and makes the first match active. */
    search: (text: string) => {
      pendingEnterQuery.current = undefined;
      setOpen(true);
      setActive(text === '' && !isFirstActive ? -1 : 0);
    },
  };
}
