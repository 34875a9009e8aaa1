import xIcon from '@lucide/icons/icons/x';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../kernel/messages/use-messages';
import { filterMessages } from './filter.messages';
import * as css from './filter-bar.css';
import type { FilterField } from './filter-field';

export const FilterChoices = lazyPart(() => import('./filter-choices').then((part) => part.FilterChoices));

export interface FilterChipProps {
  filter: FilterField;
  values: readonly string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (values: readonly string[]) => void;
  onRemove: () => void;
}

/** Chip of one filter: shows its values, opens its options and removes it. */
export function FilterChip({ filter, values, isOpen, onOpenChange, onChange, onRemove }: FilterChipProps) {
  const texts = useMessages(filterMessages);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Focus returns to the chip, because the menu entry that opened the chip is unmounted.
    if (wasOpen.current && !isOpen) trigger.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const getOptionLabel = (value: string) =>
    filter.options?.find((option) => option.id === value)?.label ?? value;
  const summary =
    values.length === 0 ? texts.any : texts.values(values.map(filter.summary ?? getOptionLabel));
  return (
    <span part="filter" className={css.chip}>
      <button
        ref={trigger}
        type="button"
        className={css.face}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={FilterChoices.preload}
        onFocus={FilterChoices.preload}
        onClick={() => onOpenChange(!isOpen)}
      >
        {texts.chip(filter.label, summary)}
      </button>
      <button type="button" className={css.remove} aria-label={texts.remove(filter.label)} onClick={onRemove}>
        <Icon data={xIcon} sizePx={14} />
      </button>
      {isOpen && (
        <FilterChoices
          id={id}
          filter={filter}
          values={values}
          triggerRef={trigger}
          onChange={onChange}
          onClose={() => onOpenChange(false)}
          onLoadFailed={() => onOpenChange(false)}
        />
      )}
    </span>
  );
}
