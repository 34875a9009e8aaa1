import Check from 'lucide-react/icons/check';
import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../../theme/class-names';
import * as css from './select-field.css';
import type { SelectOption } from './select-option';

export interface SelectListProps {
  /** Also the prefix of the options' ids: option `i` is `${id}-${i}`. */
  id: string;
  label: string;
  options: readonly SelectOption[];
  activeIndex: number;
  chosenIndex: number;
  /** Has the focus as long as the list is open. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  onPick: (index: number) => void;
  onActiveChange: (index: number) => void;
}

/** Scrolls the list, and only that: the page stays where it is. */
function reveal(list: HTMLElement, index: number): void {
  const option = list.children[index];
  if (!option) return;
  const outer = list.getBoundingClientRect();
  const inner = option.getBoundingClientRect();
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(list);
  const above = inner.top - outer.top - Number.parseFloat(paddingBlockStart);
  const below = inner.bottom - outer.bottom + Number.parseFloat(paddingBlockEnd);
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/** A listbox of a few options, as wide as the longest of them. Keys are its button's. */
export function SelectList(props: SelectListProps) {
  const { id, label, options, activeIndex, chosenIndex, buttonRef, onPick, onActiveChange } = props;
  const list = useRef<HTMLDivElement>(null);
  const active = useRef(activeIndex);
  active.current = activeIndex;

  useEffect(() => {
    if (list.current) reveal(list.current, activeIndex);
  }, [activeIndex]);
  useEffect(() => {
    const element = list.current as HTMLElement;
    // How high it may be is known once it has its place.
    const sizes = new ResizeObserver(() => reveal(element, active.current));
    sizes.observe(element);
    // A touch beside it may leave the focus where it is.
    const onPointerDown = (event: PointerEvent) => {
      // Not by the target: from outside of a shadow root that is its host.
      const path = event.composedPath();
      if (![element, buttonRef.current].some((part) => part && path.includes(part)))
        buttonRef.current?.blur();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      sizes.disconnect();
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [buttonRef]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      part="listbox"
      className={css.list}
      // The focus stays on the button.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the button
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the button
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosenIndex}
          aria-disabled={option.isDisabled || undefined}
          data-focused={index === activeIndex || undefined}
          data-selected={index === chosenIndex || undefined}
          data-disabled={option.isDisabled || undefined}
          part={classNames('option', index === chosenIndex && 'selected', index === activeIndex && 'active')}
          className={css.option}
          onPointerMove={() => !option.isDisabled && index !== activeIndex && onActiveChange(index)}
          onClick={() => onPick(index)}
        >
          {option.label}
          {index === chosenIndex && <Check size={16} aria-hidden="true" />}
        </div>
      ))}
    </div>
  );
}
