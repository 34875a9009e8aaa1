import type { RefObject } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu/menu';
import { MenuSection } from '../../components/menu/menu-section';
import type { Density } from './data-table';

/** Props of {@link ColumnMenu}. */
export interface ColumnMenuProps {
  /** The id of the menu, for `aria-controls` of its trigger. */
  id?: string | undefined;
  /** The accessible name of the menu. */
  label: string;
  /** The trigger of the menu. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Called with `false` when the menu closes. Stop rendering the menu. */
  onOpenChange: (isOpen: boolean) => void;
  /** The columns that can be hidden, in table order. */
  columns: readonly { id: string; label: string }[];
  /** The hidden columns of `columns`. */
  hiddenColumnIds: readonly string[];
  /** Called when the user hides or shows a column. */
  onHiddenColumnIdsChange: (ids: string[]) => void;
  /** The labels of the row heights. */
  densityLabels: Record<Density, string>;
  /** The current row height. */
  density: Density;
  /** Called when the user selects another row height. */
  onDensityChange: (density: Density) => void;
  /** The label of the item that resets the widths of resized columns. */
  resetWidthsLabel?: string;
  /** Called when the user resets the column widths. Default: the menu has no such item. */
  onWidthsReset?: (() => void) | undefined;
}

/**
 * A menu for the visible columns and the row height of a `DataTable`. Controlled. Render it only while it is open; it
 * stays open after a selection.
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
      {props.onWidthsReset && (
        <>
          <MenuSeparator />
          <MenuItem onAction={props.onWidthsReset}>{props.resetWidthsLabel ?? ''}</MenuItem>
        </>
      )}
    </Menu>
  );
}
