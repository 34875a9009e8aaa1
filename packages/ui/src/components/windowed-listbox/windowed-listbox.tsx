import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../theme/class-names';
import * as css from './windowed-listbox.css';

/** One of the many choices of a `ComboBoxField` or a `FilterList`. */
export interface ListOption {
  /** Unique in its list; also found by typing. */
  id: string;
  label: string;
  /** Before the label, stronger than it: a code. */
  lead?: string;
  /** A quieter line below the label. Rows are as tall as that needs as soon as one has it. */
  note?: string;
  /** A second, quieter text at the end of the row. */
  detail?: string;
  /** Shown, but cannot be chosen. Default false. */
  isDisabled?: boolean;
}

export interface WindowedListboxProps {
  /** Also the prefix of the options' ids: option `i` is `${id}-${i}`. */
  id: string;
  label: string;
  options: readonly ListOption[];
  activeIndex: number;
  selectedId?: string | undefined;
  emptyText: string;
  onPick: (option: ListOption) => void;
  onActiveChange: (index: number) => void;
}

const rowHeightsPx = { oneLine: 36, twoLines: 52 } as const;
const visibleRows = 9;
const overscanRows = 4;

/**
 * A listbox of any length that keeps some twenty nodes in the document. Focus stays in the text field
 * that owns it (`aria-activedescendant`); set size and position are announced for every option.
 */
export function WindowedListbox(props: WindowedListboxProps) {
  const { id, label, options, activeIndex, selectedId, emptyText, onPick, onActiveChange } = props;
  const list = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const rowHeightPx = options.some(({ note }) => note) ? rowHeightsPx.twoLines : rowHeightsPx.oneLine;
  const heightPx = Math.min(options.length, visibleRows) * rowHeightPx;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !options[activeIndex]) return;
    const top = activeIndex * rowHeightPx;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeightPx > element.scrollTop + heightPx)
      element.scrollTop = top + rowHeightPx - heightPx;
    setScrollTop(element.scrollTop);
  }, [options, activeIndex, rowHeightPx, heightPx]);

  const first = Math.max(0, Math.floor(scrollTop / rowHeightPx) - overscanRows);
  const shown = options.slice(first, first + visibleRows + 2 * overscanRows);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        part="listbox"
        className={css.list}
        style={{ height: heightPx }}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      >
        <div role="presentation" style={{ height: options.length * rowHeightPx }} />
        {shown.map((option, offset) => {
          const index = first + offset;
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the text field
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.id === selectedId}
              aria-disabled={option.isDisabled || undefined}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-active={index === activeIndex || undefined}
              data-lines={option.note ? 2 : undefined}
              part={classNames(
                'option',
                option.id === selectedId && 'selected',
                index === activeIndex && 'active',
              )}
              className={css.option}
              style={{ top: index * rowHeightPx, height: rowHeightPx }}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => index !== activeIndex && onActiveChange(index)}
              onClick={() => !option.isDisabled && onPick(option)}
            >
              <span className={css.texts}>
                <span className={css.label}>
                  {option.lead && <span className={css.lead}>{option.lead} </span>}
                  {option.label}
                </span>
                {option.note && <span className={css.note}>{option.note}</span>}
              </span>
              {option.detail && <span className={css.detail}>{option.detail}</span>}
            </div>
          );
        })}
      </div>
      {options.length === 0 && (
        <div role="status" className={css.empty}>
          {emptyText}
        </div>
      )}
    </>
  );
}
