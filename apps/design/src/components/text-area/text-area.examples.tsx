import { TextArea } from '@portal-kit/ui/text-area';
import { useState } from 'react';
import { stack } from '../example-layout';

/** @states default hover focus */
export function States() {
  const [text, setText] = useState('Deliver to gate 4.');
  return <TextArea label="Instructions" name="instructions" rows={3} value={text} onChange={setText} />;
}

export function Empty() {
  const [text, setText] = useState('');
  return (
    <TextArea
      label="Instructions"
      name="instructions"
      rows={3}
      placeholder="For the carrier"
      description="Printed on the bill of lading."
      value={text}
      onChange={setText}
    />
  );
}

export function Invalid() {
  const [text, setText] = useState('HF-1001\nHF-9999');
  return (
    <TextArea
      label="Rows"
      name="rows"
      rows={3}
      isRequired
      errorMessage="Line 2: there is no item HF-9999."
      value={text}
      onChange={setText}
    />
  );
}

export function DisabledAndReadOnly() {
  return (
    <div style={stack}>
      <TextArea
        label="Note"
        name="note"
        rows={2}
        isDisabled
        value="The order is closed."
        onChange={() => {}}
      />
      <TextArea
        label="Message"
        name="message"
        rows={2}
        isReadOnly
        value="Received at gate 4."
        onChange={() => {}}
      />
    </div>
  );
}

/** The user can make the field higher. A long word breaks. */
export function LongText() {
  const [text, setText] = useState(
    'Call the customer one hour before arrival. The gate closes at 16:00, and pallets must not be stacked.\n'.repeat(
      3,
    ),
  );
  return <TextArea label="Instructions" name="instructions" rows={4} value={text} onChange={setText} />;
}

/** @rtl */
export function RightToLeft() {
  const [text, setText] = useState('التسليم عند البوابة 4');
  return <TextArea label="تعليمات" name="instructions" rows={3} value={text} onChange={setText} />;
}
