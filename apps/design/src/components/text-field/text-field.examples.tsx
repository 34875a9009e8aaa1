import { TextField } from '@portal-kit/ui/text-field';
import { useState } from 'react';
import { stack } from '../example-layout';

export function Default() {
  const [sku, setSku] = useState('');
  return (
    <TextField
      label="Supplier Item ID"
      name="sku"
      description="Letters and digits, at most 25."
      maxLength={25}
      sanitize={(text) => text.toUpperCase().replace(/[^A-Z0-9-]/g, '')}
      notices={{ blocked: 'Only letters, digits and hyphens are allowed.' }}
      value={sku}
      onChange={setSku}
    />
  );
}

/** @states default hover focus */
export function States() {
  const [name, setName] = useState('Fen Block Pinot Noir');
  return <TextField label="Description" name="description" value={name} onChange={setName} />;
}

export function Required() {
  const [name, setName] = useState('');
  return (
    <TextField
      label="Description"
      name="description"
      isRequired
      placeholder="For example Fen Block Pinot Noir"
      value={name}
      onChange={setName}
    />
  );
}

/** The error replaces the description. */
export function Invalid() {
  const [vintage, setVintage] = useState('20222');
  return (
    <TextField
      label="Vintage"
      name="vintage"
      inputMode="numeric"
      errorMessage="Enter a year with four digits."
      description="The year of the harvest."
      value={vintage}
      onChange={setVintage}
    />
  );
}

export function DisabledAndReadOnly() {
  return (
    <div style={stack}>
      <TextField label="Warehouse" name="warehouse" isDisabled value="Cranbury" onChange={() => {}} />
      <TextField label="Order number" name="order" isReadOnly value="OB-2611-000030" onChange={() => {}} />
    </div>
  );
}

export function Units() {
  const [alcohol, setAlcohol] = useState('13.5');
  const [cases, setCases] = useState('120');
  return (
    <div style={stack}>
      <TextField
        label="Alcohol by volume (%)"
        name="alcohol"
        inputMode="decimal"
        suffix="%"
        value={alcohol}
        onChange={setAlcohol}
      />
      <TextField
        label="Cases"
        name="cases"
        inputMode="numeric"
        align="end"
        value={cases}
        onChange={setCases}
      />
    </div>
  );
}

/** @narrow */
export function LongText() {
  const [text, setText] = useState('Halberd Reserve Cabernet Sauvignon Limited Edition in a Wooden Box 2018');
  return (
    <TextField
      label="The description of the item as it is printed on the bill of lading and on the labels"
      name="description"
      errorMessage="The description is longer than 60 characters, and the carrier prints only the first 60 characters."
      value={text}
      onChange={setText}
    />
  );
}

/** @rtl */
export function RightToLeft() {
  const [name, setName] = useState('نبيذ أحمر 2022');
  return (
    <TextField
      label="الوصف"
      name="description"
      isRequired
      description="كما يظهر على الملصق"
      value={name}
      onChange={setName}
    />
  );
}
