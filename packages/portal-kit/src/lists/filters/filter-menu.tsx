import { Menu, MenuItem } from '@portal-kit/ui/menu';
import type { RefObject } from 'react';
import type { FilterField } from './filter-field';

interface FilterMenuProps {
  /** Id of the menu, for `aria-controls` of its button. */
  id: string;
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  fields: readonly FilterField[];
  onPick: (field: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** Menu of the fields without a filter. */
export function FilterMenu({ id, label, triggerRef, fields, onPick, onOpenChange }: FilterMenuProps) {
  return (
    <Menu
      id={id}
      aria-label={label}
      triggerRef={triggerRef}
      align="start"
      onOpenChange={onOpenChange}
      onAction={(field) => onPick(String(field))}
    >
      {fields.map((field) => (
        <MenuItem key={field.field} id={field.field}>
          {field.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
