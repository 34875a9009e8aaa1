import { fieldCells } from '../../forms/fields/field-cells';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { type AddressValues, addressText } from '../addresses/address.values';
import { partyMessages } from './parties.messages';

const { SelectCell } = fieldCells<Record<string, unknown>>();

/** The status of a customer, supplier or warehouse. */
export function StatusCell() {
  const { status } = useMessages(partyMessages);
  return <SelectCell name="status" isRequired optionLabels={status} />;
}

/** Field with the options `N` and `Y`, for example the permission to hold bonded stock. */
export function YesNoCell({ name }: { name: string }) {
  const { yes, no } = useMessages(partyMessages);
  return (
    <SelectCell
      name={name}
      options={[
        { id: 'N', label: no },
        { id: 'Y', label: yes },
      ]}
    />
  );
}

/** Formats the values of shared fields, to compare two versions of a customer, supplier or warehouse. */
export function usePartyFormats() {
  const { language } = useMessages(kernelMessages);
  const { status, yes, no } = useMessages(partyMessages);
  return {
    status: (code: string) => status[code] ?? code,
    yesNo: (choice: string) => (choice === 'Y' ? yes : no),
    addresses: (all: readonly AddressValues[]) =>
      all.map((address) => addressText(address, language)).join('; '),
  };
}
