import { Button } from '@portal-kit/ui/button';
import { Form, FormActions, FormCell, FormDisclosure, FormSection } from '@portal-kit/ui/form-layout';
import { SelectField } from '@portal-kit/ui/select-field';
import { TextField } from '@portal-kit/ui/text-field';
import { useState } from 'react';
import { scroller } from '../example-layout';

const units = [
  { id: 'ML', label: 'ML' },
  { id: 'L', label: 'L' },
];

function Field({ label, name }: { label: string; name: string }) {
  const [text, setText] = useState('');
  return <TextField label={label} name={name} value={text} onChange={setText} />;
}

/**
 * The buttons stay visible at the end of the page. Ctrl+Enter submits the form.
 *
 * @wide
 */
export function Default() {
  const [unit, setUnit] = useState('ML');
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={scroller}>
      <Form label="Item" onSubmit={() => {}}>
        <FormSection title="Item" text="As it is printed on the label.">
          <FormCell span="half">
            <Field label="Supplier Item ID" name="sku" />
          </FormCell>
          <FormCell span="half">
            <Field label="Brand" name="brand" />
          </FormCell>
          <FormCell span="full">
            <Field label="Description" name="description" />
          </FormCell>
        </FormSection>
        <FormSection title="Size and pack">
          <FormCell span="third">
            <Field label="Size" name="size" />
          </FormCell>
          <FormCell span="third">
            <SelectField
              label="Unit"
              name="unit"
              options={units}
              placeholder="Choose"
              value={unit}
              onChange={setUnit}
            />
          </FormCell>
          <FormCell span="third">
            <Field label="Bottles per case" name="bottlesPerCase" />
          </FormCell>
        </FormSection>
        <FormDisclosure title="Origin and codes" isOpen={isOpen} onOpenChange={setOpen}>
          <FormCell span="half">
            <Field label="Country of origin" name="country" />
          </FormCell>
          <FormCell span="half">
            <Field label="UPC" name="upc" />
          </FormCell>
        </FormDisclosure>
        <FormActions note="Unsaved changes">
          <Button>Cancel</Button>
          <Button tone="primary" type="submit">
            Save
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

/** @narrow */
export function Narrow() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Form label="Narrow item" onSubmit={() => {}}>
      <FormDisclosure title="Origin and codes of the item" isOpen={isOpen} onOpenChange={setOpen}>
        <FormCell span="half">
          <Field label="Country of origin" name="country" />
        </FormCell>
        <FormCell span="third">
          <Field label="UPC" name="upc" />
        </FormCell>
        <FormCell span="third">
          <Field label="SCC" name="scc" />
        </FormCell>
      </FormDisclosure>
    </Form>
  );
}

/**
 * @wide
 * @rtl
 */
export function RightToLeft() {
  return (
    <Form label="الصنف" onSubmit={() => {}}>
      <FormSection title="الحجم" text="كما يعالجه المستودع">
        <FormCell span="half">
          <Field label="الحجم" name="size" />
        </FormCell>
        <FormCell span="half">
          <Field label="العبوة" name="pack" />
        </FormCell>
      </FormSection>
    </Form>
  );
}
