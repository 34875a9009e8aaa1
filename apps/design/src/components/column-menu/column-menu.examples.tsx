import { Button } from '@portal-kit/ui/button';
import { ColumnMenu } from '@portal-kit/ui/column-menu';
import type { Density } from '@portal-kit/ui/data-table';
import { useRef, useState } from 'react';

const columns = [
  { id: 'type', label: 'Type' },
  { id: 'size', label: 'Size' },
  { id: 'status', label: 'Status' },
];

/** @opens */
export function Default() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hidden, setHidden] = useState<string[]>(['type']);
  const [density, setDensity] = useState<Density>('comfortable');
  return (
    <>
      <Button buttonRef={button} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Columns
      </Button>
      {isOpen && (
        <ColumnMenu
          label="Columns"
          triggerRef={button}
          onOpenChange={setOpen}
          columns={columns}
          hiddenColumnIds={hidden}
          onHiddenColumnIdsChange={setHidden}
          density={density}
          densityLabels={{ comfortable: 'Comfortable rows', dense: 'Dense rows' }}
          onDensityChange={setDensity}
          resetWidthsLabel="Reset column widths"
          onWidthsReset={() => {}}
        />
      )}
    </>
  );
}
