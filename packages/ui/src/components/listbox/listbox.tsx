import checkIcon from '@lucide/icons/icons/check';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../theme/class-names';
import { media } from '../../theme/media';
import { textScaleOf } from '../../theme/text-scale';
import { FoldedText } from '../folded-text/folded-text';
import { Icon } from '../icon/icon';
import * as css from './listbox.css';

/** One option of a `ComboBoxField`, `SuggestField` or `FilterList`. */
export interface ListOption {
  /** Unique in its list. Also found by typing. */
  id: string;
  label: string;
  /** The language of the label (BCP 47) if it is another one than the language of the page. */
  lang?: string;
  /** A code, shown in bold before the label. */
  lead?: string;
  /** Secondary text or status on a second line. All rows of the list are two lines high when one option has a note. */
  note?: ReactNode;
  /** Secondary text at the end of the row. */
  detail?: string;
  /** A disabled option is shown but cannot be picked. Default false. */
  isDisabled?: boolean;
}

export interface ListboxProps {
  /** Option `i` has the id `${id}-${i}`. */
  id: string;
  label: string;
  options: readonly ListOption[];
  activeIndex: number;
  selectedId?: string | undefined;
  /** Shown instead of an empty list. Default none. */
  emptyText?: string;
  /** BCP 47 tag of `emptyText`, if it differs from the language of the page. */
  emptyLang?: string | undefined;
  /** Default false. */
  hasCheckmark?: boolean;
  onPick: (option: ListOption) => void;
  onActiveChange: (index: number) => void;
}

const rowHeightsPx = { oneLine: 36, twoLines: 52 } as const;
const touchRowHeightPx = 44;
const visibleRows = 9;
const overscanRows = 4;

/**
 * A listbox that renders only the options in view. Focus stays on its trigger (`aria-activedescendant`), and each
 * option has its set size and position.
 */
export function Listbox(props: ListboxProps) {
  const { id, label, options, activeIndex, selectedId, emptyText, onPick, onActiveChange } = props;
  const list = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [scale, setScale] = useState(1);
  const textHeightPx = rowHeightsPx[options.some(({ note }) => note) ? 'twoLines' : 'oneLine'] * scale;
  const rowHeightPx = matchMedia(media.coarse).matches
    ? Math.max(textHeightPx, touchRowHeightPx)
    : textHeightPx;
  const paddingPx = css.paddingPx * scale;

  useLayoutEffect(() => {
    if (list.current) setScale(textScaleOf(list.current));
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !options[activeIndex]) return;
    const scrollToActive = () => {
      const top = activeIndex * rowHeightPx;
      const bottom = top + rowHeightPx + 2 * paddingPx;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight)
        element.scrollTop = bottom - element.clientHeight;
      setScrollTop(element.scrollTop);
    };
    scrollToActive();
    let heightPx = element.clientHeight;
    // The popover limits the height after it is positioned. The observer's first notification does not report a change.
    const sizes = new ResizeObserver(() => {
      if (element.clientHeight === heightPx) return;
      heightPx = element.clientHeight;
      scrollToActive();
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [options, activeIndex, rowHeightPx, paddingPx]);

  const firstVisible = Math.floor(scrollTop / rowHeightPx);
  const first = Math.max(0, firstVisible - overscanRows);
  const rendered = options.slice(first, firstVisible + visibleRows + overscanRows);

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
        style={{ maxHeight: visibleRows * rowHeightPx + 2 * paddingPx }}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
        // Focus stays on the trigger.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.length > 0 && (
          <div
            role="presentation"
            style={{ height: options.length * rowHeightPx, paddingBlockStart: first * rowHeightPx }}
          >
            {rendered.map((option, offset) => {
              const index = first + offset;
              const isActive = index === activeIndex;
              const isSelected = option.id === selectedId;
              const text = (
                <span className={css.label} lang={option.lang}>
                  {option.lead && <span className={css.lead}>{option.lead}</span>}
                  {option.lead && ' '}
                  {option.label}
                </span>
              );
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the trigger
                // biome-ignore lint/a11y/useKeyWithClickEvents: the trigger handles the keys
                <div
                  // Filtering changes the texts of the other elements, which is faster than new elements. A screen reader
                  // announces the first option, which is active, because its element is new.
                  key={index === 0 ? `first ${option.id}` : index}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={isSelected}
                  aria-disabled={option.isDisabled || undefined}
                  aria-setsize={options.length}
                  aria-posinset={index + 1}
                  data-focused={isActive || undefined}
                  data-selected={isSelected || undefined}
                  data-disabled={option.isDisabled || undefined}
                  data-lines={option.note ? 2 : undefined}
                  part={classNames('option', isSelected && 'selected', isActive && 'active')}
                  className={css.option}
                  style={{ height: rowHeightPx }}
                  onPointerMove={() => !option.isDisabled && !isActive && onActiveChange(index)}
                  onClick={() => !option.isDisabled && onPick(option)}
                >
                  {option.note ? (
                    <span className={css.texts}>
                      {text}
                      <span className={css.note}>{option.note}</span>
                    </span>
                  ) : (
                    text
                  )}
                  {option.detail && <span className={css.detail}>{option.detail}</span>}
                  {props.hasCheckmark && isSelected && <Icon data={checkIcon} sizePx={16} />}
                </div>
              );
            })}
          </div>
        )}
      </div>
      {/* Screen readers announce a change of a live region, not a live region that is added with its text. */}
      {emptyText !== undefined && (
        <div
          role="status"
          className={css.empty}
          // Focus stays on the trigger.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.length === 0 && <FoldedText lang={props.emptyLang}>{emptyText}</FoldedText>}
        </div>
      )}
    </>
  );
}
