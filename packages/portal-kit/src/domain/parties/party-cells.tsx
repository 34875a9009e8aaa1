import { useMemo } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { type AddressValues, addressText } from '../addresses/address.values';
import { partyMessages } from './parties.messages';

/** Returns the options `N` and `Y`, for example for the permission to hold bonded stock. */
export function useYesNo(): readonly { id: string; label: string }[] {
  const { yes, no } = useMessages(partyMessages);
  return useMemo(
    () => [
      { id: 'N', label: no },
      { id: 'Y', label: yes },
    ],
    [yes, no],
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
