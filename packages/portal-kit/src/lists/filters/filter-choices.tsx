import { Button } from '@portal-kit/ui/button';
import { CheckboxGroupField } from '@portal-kit/ui/checkbox-group';
import { Popover } from '@portal-kit/ui/popover';
import { Spinner } from '@portal-kit/ui/spinner';
import type { RefObject } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { useFocusFallback } from '../../kernel/widget/use-focus-fallback';
import { filterMessages } from './filter.messages';
import * as css from './filter-choices.css';
import { FilterDates } from './filter-dates';
import type { FilterField } from './filter-field';

interface FilterChoicesProps {
  id: string;
  filter: FilterField;
  values: readonly string[];
  triggerRef: RefObject<HTMLElement | null>;
  onChange: (values: readonly string[]) => void;
  onClose: () => void;
}

/** Options of an open chip. Every change filters the list at once. */
export function FilterChoices({ id, filter, values, triggerRef, onChange, onClose }: FilterChoicesProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(filterMessages);
  const failure = useFocusFallback((gone) => gone.closest<HTMLElement>('[role="dialog"]'));
  const { label, kind, options, isSingle, retry } = filter;
  return (
    <Popover
      id={id}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      aria-label={label}
    >
      <div className={css.choices}>
        {kind === 'dates' ? (
          <FilterDates filter={filter} value={values[0]} onChange={onChange} />
        ) : options ? (
          <CheckboxGroupField
            label={label}
            name={filter.field}
            orientation="vertical"
            options={options}
            value={values}
            onChange={(next) => onChange(isSingle ? next.filter((value) => !values.includes(value)) : next)}
          />
        ) : retry ? (
          <p ref={failure} role="alert" className={css.failure}>
            {texts.failed}
            <Button size="small" onClick={retry}>
              {kernel.retry}
            </Button>
          </p>
        ) : (
          <Spinner label={kernel.loading} />
        )}
      </div>
    </Popover>
  );
}
