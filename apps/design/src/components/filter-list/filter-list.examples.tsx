import { Button } from '@portal-kit/ui/button';
import { FilterList } from '@portal-kit/ui/filter-list';
import { useState } from 'react';

const suppliers = [
  { id: 'SUP-1001', label: 'Halberd & Fen Wine Imports', detail: 'SUP-1001' },
  { id: 'SUP-1002', label: 'Bramblehook Spirits', detail: 'SUP-1002' },
  { id: 'SUP-1003', label: 'Saltmarsh Brewing', detail: 'SUP-1003' },
];

/**
 * The field takes the focus when it appears, so this example starts with a press. It is usually inside of a `Popover`.
 *
 * @opens
 */
export function Default() {
  const [isShown, setShown] = useState(false);
  const [selected, setSelected] = useState('SUP-1002');
  if (!isShown) return <Button onClick={() => setShown(true)}>Show the list</Button>;
  return (
    <FilterList
      label="Suppliers"
      placeholder="Find a supplier"
      emptyText="No supplier matches"
      options={suppliers}
      selectedId={selected}
      onPick={({ id }) => setSelected(id)}
    />
  );
}

const many = Array.from({ length: 2000 }, (_, index) => ({
  id: `SUP-${1000 + index}`,
  label: `Supplier ${index + 1}`,
  detail: `SUP-${1000 + index}`,
}));

/**
 * Two thousand options. Only the visible options are rendered.
 *
 * @opens
 */
export function ManyItems() {
  const [isShown, setShown] = useState(false);
  if (!isShown) return <Button onClick={() => setShown(true)}>Show the list</Button>;
  return (
    <FilterList
      label="All suppliers"
      placeholder="Find a supplier"
      emptyText="No supplier matches"
      options={many}
      onPick={() => {}}
    />
  );
}

/** @opens */
export function Empty() {
  const [isShown, setShown] = useState(false);
  if (!isShown) return <Button onClick={() => setShown(true)}>Show the list</Button>;
  return (
    <FilterList
      label="No suppliers"
      placeholder="Find a supplier"
      emptyText="No supplier matches"
      options={[]}
      onPick={() => {}}
    />
  );
}
