import type { RefObject } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu/menu';
import { MenuSection } from '../../components/menu/menu-section';
import type { Density } from './data-table';

export interface ColumnMenuProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  onOpenChange: (isOpen: boolean) => void;
  columns: readonly { id: string; label: string }[];
  hiddenColumnIds: readonly string[];
  onHiddenColumnIdsChange: (ids: string[]) => void;
  densityLabels: Record<Density, string>;
  density: Density;
  onDensityChange: (density: Density) => void;
}

/** Which columns a table shows, and how tall its rows are. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { columns, hiddenColumnIds, onHiddenColumnIdsChange, density, onDensityChange, densityLabels } =
    props;
  const shown = columns.filter((column) => !hiddenColumnIds.includes(column.id)).map((column) => column.id);
  return (
    <Menu aria-label={props.label} triggerRef={props.triggerRef} onOpenChange={props.onOpenChange}>
      <MenuSection
        aria-label={props.label}
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) =>
          onHiddenColumnIdsChange(
            columns.filter((column) => keys !== 'all' && !keys.has(column.id)).map((column) => column.id),
          )
        }
      >
        {columns.map((column) => (
          <MenuItem key={column.id} id={column.id}>
            {column.label}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuSection
        aria-label={Object.values(densityLabels).join(', ')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[density]}
        onSelectionChange={(keys) =>
          onDensityChange(keys !== 'all' && keys.has('dense') ? 'dense' : 'comfortable')
        }
      >
        <MenuItem id="comfortable">{densityLabels.comfortable}</MenuItem>
        <MenuItem id="dense">{densityLabels.dense}</MenuItem>
      </MenuSection>
    </Menu>
  );
}
