import { CheckboxGroupField } from '@portal-kit/ui/checkbox-group';
import { useState } from 'react';

const warehouses = [
  { id: 'WH-01', label: 'Cranbury', detail: 'NJ' },
  { id: 'WH-02', label: 'Ontario', detail: 'CA' },
  { id: 'WH-03', label: 'Joliet', detail: 'IL' },
];

export function Default() {
  const [chosen, setChosen] = useState<readonly string[]>(['WH-01']);
  return (
    <CheckboxGroupField
      label="Warehouses"
      name="warehouses"
      description="The warehouses that hold the item."
      options={warehouses}
      value={chosen}
      onChange={setChosen}
    />
  );
}

/** @states default hover focus */
export function States() {
  const [chosen, setChosen] = useState<readonly string[]>(['WH-01']);
  return (
    <CheckboxGroupField
      label="Warehouses"
      name="warehouses"
      options={warehouses}
      orientation="vertical"
      value={chosen}
      onChange={setChosen}
    />
  );
}

export function Invalid() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <CheckboxGroupField
      label="Warehouses"
      name="warehouses"
      isRequired
      errorMessage="Choose at least one warehouse."
      options={warehouses}
      value={chosen}
      onChange={setChosen}
    />
  );
}

export function Disabled() {
  return (
    <CheckboxGroupField
      label="Warehouses"
      name="warehouses"
      isDisabled
      options={warehouses}
      value={['WH-02']}
      onChange={() => {}}
    />
  );
}

const regions = Array.from({ length: 14 }, (_, index) => ({ id: `R${index}`, label: `Region ${index + 1}` }));

/** Horizontal options wrap. */
export function ManyItems() {
  const [chosen, setChosen] = useState<readonly string[]>(['R2', 'R7']);
  return (
    <CheckboxGroupField
      label="Regions"
      name="regions"
      options={regions}
      value={chosen}
      onChange={setChosen}
    />
  );
}

const longOptions = [
  {
    id: 'a',
    label: 'Ship the goods without a signature of the customer at the loading dock',
    detail: 'needs a note',
  },
  { id: 'b', label: 'Call first' },
];

/** @narrow */
export function LongText() {
  const [chosen, setChosen] = useState<readonly string[]>(['a']);
  return (
    <CheckboxGroupField
      label="Delivery"
      name="delivery"
      orientation="vertical"
      options={longOptions}
      value={chosen}
      onChange={setChosen}
    />
  );
}

const arabicOptions = [
  { id: 'a', label: 'كرانبيري' },
  { id: 'b', label: 'أونتاريو', detail: 'CA' },
];

/** @rtl */
export function RightToLeft() {
  const [chosen, setChosen] = useState<readonly string[]>(['a']);
  return (
    <CheckboxGroupField
      label="المستودعات"
      name="warehouses"
      options={arabicOptions}
      value={chosen}
      onChange={setChosen}
    />
  );
}
