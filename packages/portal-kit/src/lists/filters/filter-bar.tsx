import plusIcon from '@lucide/icons/icons/plus';
import { parseFilter } from '@portal-kit/sdk/filters';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../kernel/messages/use-messages';
import { filterMessages } from './filter.messages';
import * as css from './filter-bar.css';
import { FilterChip, FilterChoices } from './filter-chip';
import { type FilterField, filterValues, withFilterValues } from './filter-field';

const FilterMenu = lazyPart(() => import('./filter-menu').then((part) => part.FilterMenu));

export interface FilterBarProps {
  fields: readonly FilterField[];
  /** Filter string of the contract. */
  filter: string;
  onFilterChange: (filter: string) => void;
  /** Called on hover and focus of the add button, to load options early. */
  onIntent?: (() => void) | undefined;
}

/**
 * Filters of a list, one chip per field. A field from the address also has a chip if the list does not offer the field.
 */
export function FilterBar({ fields, filter, onFilterChange, onIntent }: FilterBarProps) {
  const texts = useMessages(filterMessages);
  const [openField, setOpenField] = useState<string | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [isChipRemoved, setChipRemoved] = useState(false);
  useEffect(() => {
    if (!isChipRemoved) return;
    setChipRemoved(false);
    // The removed chip or the clear button had the focus.
    menuButton.current?.focus();
  }, [isChipRemoved]);
  const set = [...parseFilter(filter).keys()];
  const known = fields.filter(({ field }) => set.includes(field) || field === openField);
  const others = set
    .filter((field) => !fields.some((offered) => offered.field === field))
    .map(
      (field): FilterField => ({
        field,
        label: field,
        options: filterValues(filter, field).map((value) => ({ id: value, label: value })),
      }),
    );
  const unused = fields.filter((field) => !known.includes(field));
  const preload = () => {
    FilterMenu.preload();
    FilterChoices.preload();
    onIntent?.();
  };
  return (
    <div className={css.bar}>
      {[...known, ...others].map((field) => (
        <FilterChip
          key={field.field}
          filter={field}
          values={filterValues(filter, field.field)}
          isOpen={openField === field.field}
          onOpenChange={(isOpen) => {
            setOpenField(isOpen ? field.field : null);
            setChipRemoved(!isOpen && !set.includes(field.field));
          }}
          onChange={(values) => onFilterChange(withFilterValues(filter, field.field, values))}
          onRemove={() => {
            setOpenField(null);
            setChipRemoved(true);
            onFilterChange(withFilterValues(filter, field.field, []));
          }}
        />
      ))}
      {unused.length > 0 && (
        <button
          ref={menuButton}
          type="button"
          part="filter-add"
          className={css.add}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          aria-controls={isMenuOpen ? menuId : undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => {
            onIntent?.();
            setMenuOpen(true);
          }}
        >
          <Icon data={plusIcon} sizePx={14} />
          {texts.add}
        </button>
      )}
      {isMenuOpen && (
        <FilterMenu
          id={menuId}
          label={texts.add}
          triggerRef={menuButton}
          fields={unused}
          onPick={setOpenField}
          onOpenChange={setMenuOpen}
          onLoadFailed={() => setMenuOpen(false)}
        />
      )}
      {set.length > 1 && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            setChipRemoved(true);
            onFilterChange('');
          }}
        >
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
