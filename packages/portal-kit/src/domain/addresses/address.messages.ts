import { defineMessages } from '../../kernel/messages/define-messages';
import { countryOptions } from './countries';

export const addressMessages = defineMessages('address', (format) => ({
  countryCode: 'Country or region',
  regions: { USA: 'USA', CAN: 'Canada', INT: 'International' } as Record<string, string>,
  isoCountryCode: 'Country',
  name: 'Name',
  address1: 'Address 1',
  address2: 'Address 2',
  address3: 'Address 3',
  city: 'City',
  stateCode: 'State',
  province: 'Province',
  zip: 'Zip',
  title: (index: number) => (index === 0 ? 'Address' : `Address ${format.number(index + 1)}`),
  add: 'Add address',
  more: 'More addresses',
  remove: (title: string) => `Remove ${title}`,
  countries: () => countryOptions(format.language, ['840', '124']),
}));
