import { type ListOption, SuggestField } from '@portal-kit/ui/suggest-field';
import { useState } from 'react';

const items: readonly ListOption[] = [
  { id: 'HF-1001', lead: 'HF-1001', label: 'Fen Block Pinot Noir 2022', note: '388 cases available' },
  { id: 'HF-1002', lead: 'HF-1002', label: 'Fen Block Chardonnay 2023', note: '251 cases available' },
  {
    id: 'HF-1006',
    lead: 'HF-1006',
    label: 'Saltmarsh Albariño 2023',
    note: 'Out of stock',
    isDisabled: true,
  },
];

/** The parent component searches; type "fen" or "salt". */
export function Default() {
  const [query, setQuery] = useState('');
  const found = items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <SuggestField
      label="Add an item"
      placeholder="Supplier Item ID, description or UPC"
      query={query}
      onQueryChange={setQuery}
      options={found}
      note="No item matches"
      onPick={() => {}}
    />
  );
}

/** @states default hover focus */
export function States() {
  const [query, setQuery] = useState('');
  return (
    <SuggestField
      label="Add an item"
      placeholder="Supplier Item ID or description"
      query={query}
      onQueryChange={setQuery}
      options={items}
      note={undefined}
      onPick={() => {}}
    />
  );
}

/** Type any text: the note is shown until the options arrive. */
export function Loading() {
  const [query, setQuery] = useState('');
  return (
    <SuggestField
      label="Add an item"
      placeholder="Supplier Item ID or description"
      query={query}
      onQueryChange={setQuery}
      options={[]}
      isOutdated
      note="Loading"
      onPick={() => {}}
    />
  );
}

export function Disabled() {
  return (
    <SuggestField
      label="Add an item"
      placeholder="The order is submitted"
      query=""
      onQueryChange={() => {}}
      options={[]}
      note={undefined}
      isDisabled
      onPick={() => {}}
    />
  );
}

/** @rtl */
export function RightToLeft() {
  const [query, setQuery] = useState('');
  return (
    <SuggestField
      label="إضافة صنف"
      placeholder="رقم الصنف أو الوصف"
      query={query}
      onQueryChange={setQuery}
      options={items}
      note={undefined}
      onPick={() => {}}
    />
  );
}
