import { ComboBoxField } from '@portal-kit/ui/combo-box';
import { useState } from 'react';

const countries = [
  { id: 'AR', label: 'Argentina', detail: 'AR' },
  { id: 'FR', label: 'France', detail: 'FR' },
  { id: 'DE', label: 'Germany', detail: 'DE' },
  { id: 'IT', label: 'Italy', detail: 'IT' },
  { id: 'ES', label: 'Spain', detail: 'ES' },
];

export function Default() {
  const [country, setCountry] = useState('FR');
  return (
    <ComboBoxField
      label="Country of origin"
      name="country"
      options={countries}
      placeholder="Any country"
      emptyText="No country matches"
      value={country}
      onChange={setCountry}
    />
  );
}

/** @states default hover focus */
export function States() {
  const [country, setCountry] = useState('IT');
  return (
    <ComboBoxField
      label="Country of origin"
      name="country"
      options={countries}
      placeholder="Any country"
      emptyText="No country matches"
      value={country}
      onChange={setCountry}
    />
  );
}

export function Invalid() {
  const [country, setCountry] = useState('');
  return (
    <ComboBoxField
      label="Country of origin"
      name="country"
      isRequired
      errorMessage="Choose a country."
      options={countries}
      placeholder="Any country"
      emptyText="No country matches"
      value={country}
      onChange={setCountry}
    />
  );
}

export function Disabled() {
  return (
    <ComboBoxField
      label="Country of origin"
      name="country"
      isDisabled
      options={countries}
      placeholder="Any country"
      emptyText="No country matches"
      value="ES"
      onChange={() => {}}
    />
  );
}

const items = Array.from({ length: 5000 }, (_, index) => ({
  id: `HF-${1000 + index}`,
  lead: `HF-${1000 + index}`,
  label: `Fen Block Pinot Noir ${1990 + (index % 33)}`,
  note: `${index % 400} cases available`,
}));

/**
 * Five thousand options with a code and a second line. Only the visible options are rendered.
 *
 * @opens
 */
export function ManyItems() {
  const [item, setItem] = useState('');
  return (
    <ComboBoxField
      label="Item"
      name="item"
      options={items}
      placeholder="Supplier Item ID or description"
      emptyText="No item matches"
      value={item}
      onChange={setItem}
    />
  );
}

const arabicCountries = [
  { id: 'FR', label: 'فرنسا', detail: 'FR' },
  { id: 'IT', label: 'إيطاليا', detail: 'IT' },
];

/** @rtl */
export function RightToLeft() {
  const [country, setCountry] = useState('FR');
  return (
    <ComboBoxField
      label="بلد المنشأ"
      name="country"
      options={arabicCountries}
      placeholder="أي بلد"
      emptyText="لا يوجد بلد مطابق"
      value={country}
      onChange={setCountry}
    />
  );
}
