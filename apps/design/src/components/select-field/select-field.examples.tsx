import { SelectField } from '@portal-kit/ui/select-field';
import { useState } from 'react';
import { stack } from '../example-layout';

const units = [
  { id: 'ML', label: 'Milliliters' },
  { id: 'CL', label: 'Centiliters' },
  { id: 'L', label: 'Liters' },
  { id: 'GAL', label: 'Gallons', isDisabled: true },
];

/** @opens */
export function Default() {
  const [unit, setUnit] = useState('CL');
  return (
    <SelectField
      label="Unit"
      name="unit"
      options={units}
      placeholder="Choose a unit"
      value={unit}
      onChange={setUnit}
    />
  );
}

/** @states default hover focus */
export function States() {
  const [unit, setUnit] = useState('L');
  return (
    <SelectField
      label="Unit"
      name="unit"
      options={units}
      placeholder="Choose"
      value={unit}
      onChange={setUnit}
    />
  );
}

/** No option is selected. */
export function Empty() {
  const [unit, setUnit] = useState('');
  return (
    <SelectField
      label="Unit"
      name="unit"
      isRequired
      description="The unit of the size on the label."
      options={units}
      placeholder="Choose a unit"
      value={unit}
      onChange={setUnit}
    />
  );
}

export function Invalid() {
  const [unit, setUnit] = useState('');
  return (
    <SelectField
      label="Unit"
      name="unit"
      isRequired
      errorMessage="Choose a unit."
      options={units}
      placeholder="Choose a unit"
      value={unit}
      onChange={setUnit}
    />
  );
}

export function Disabled() {
  return (
    <SelectField
      label="Unit"
      name="unit"
      isDisabled
      options={units}
      placeholder="Choose a unit"
      value="ML"
      onChange={() => {}}
    />
  );
}

const carriers = [
  { id: 'a', label: 'Northern Harbor and Valley Refrigerated Freight Lines of Cranbury, New Jersey' },
  { id: 'b', label: 'Old Dominion' },
];

/** A long value is cut with an ellipsis. */
export function LongText() {
  const [carrier, setCarrier] = useState('a');
  return (
    <div style={stack}>
      <SelectField
        label="Carrier"
        name="carrier"
        options={carriers}
        placeholder="Choose a carrier"
        value={carrier}
        onChange={setCarrier}
      />
    </div>
  );
}

const arabicUnits = [
  { id: 'ML', label: 'مليلتر' },
  { id: 'L', label: 'لتر' },
];

/** @rtl */
export function RightToLeft() {
  const [unit, setUnit] = useState('ML');
  return (
    <SelectField
      label="الوحدة"
      name="unit"
      options={arabicUnits}
      placeholder="اختر وحدة"
      value={unit}
      onChange={setUnit}
    />
  );
}
