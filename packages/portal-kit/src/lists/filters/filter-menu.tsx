import { Menu, MenuItem } from '@portal-kit/ui/menu';
import type { RefObject } from 'react';
import type { FilterField } from './filter-field';

interface FilterMenuProps {
  /** Of the menu, for the `aria-controls` of its button. */
  id: string;
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  fields: readonly FilterField[];
  onPick: (field: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The fields that do not narrow the list yet. */
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
