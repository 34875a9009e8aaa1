import type { RefObject } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu/menu';
import { MenuSection } from '../../components/menu/menu-section';
import type { Density } from './data-table';

/** What {@link ColumnMenu} offers. */
export interface ColumnMenuProps {
  /** Of the menu, for the `aria-controls` of what opens it. */
  id?: string | undefined;
  /** The accessible name of the menu. */
  label: string;
  /** What opened it. */
  triggerRef: RefObject<HTMLElement | null>;
  /** `false`: the menu was left. Stop rendering it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Those that may be hidden, in the table's order. */
  columns: readonly { id: string; label: string }[];
  /** Those of `columns` that are hidden now. */
  hiddenColumnIds: readonly string[];
  /** The user has hidden a column or shown one. */
  onHiddenColumnIdsChange: (ids: string[]) => void;
  /** What the choices of the row height are called. */
  densityLabels: Record<Density, string>;
  /** The row height now. */
  density: Density;
  /** The user has chosen another row height. */
  onDensityChange: (density: Density) => void;
}

/**
 * Lets the user choose which columns a `DataTable` shows and how tall its rows are. It keeps nothing itself. Render it
 * only while it is open; it stays open while choosing.
 *
 * @example
 * ```tsx
 * import { Button } from '@portal-kit/ui/button';
 * import { ColumnMenu } from '@portal-kit/ui/column-menu';
 * import type { Density } from '@portal-kit/ui/data-table';
 * import { useRef, useState } from 'react';
 *
 * export function Columns() {
 *   const button = useRef<HTMLButtonElement>(null);
 *   const [isOpen, setOpen] = useState(false);
 *   const [hidden, setHidden] = useState<readonly string[]>([]);
 *   const [density, setDensity] = useState<Density>('comfortable');
 *   return (
 *     <>
 *       <Button buttonRef={button} onClick={() => setOpen(true)}>
 *         Columns
 *       </Button>
 *       {isOpen && (
 *         <ColumnMenu
 *           label="Columns"
 *           triggerRef={button}
 *           onOpenChange={setOpen}
 *           columns={[{ id: 'size', label: 'Size' }]}
 *           hiddenColumnIds={hidden}
 *           onHiddenColumnIdsChange={setHidden}
 *           density={density}
 *           densityLabels={{ comfortable: 'Comfortable rows', dense: 'Dense rows' }}
 *           onDensityChange={setDensity}
 *         />
 *       )}
 *     </>
 *   );
 * }
 * ```
 */
export function ColumnMenu(props: ColumnMenuProps) {
  const { columns, hiddenColumnIds, onHiddenColumnIdsChange, density, onDensityChange, densityLabels } =
    props;
  const shown = columns.filter((column) => !hiddenColumnIds.includes(column.id)).map((column) => column.id);
  return (
    <Menu
      id={props.id}
      aria-label={props.label}
      triggerRef={props.triggerRef}
      onOpenChange={props.onOpenChange}
    >
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
