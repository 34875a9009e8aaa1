import { countryOptions } from '../../domain/addresses/countries';
import { dash } from '../../kernel/messages/message-format';
import type { CatalogTranslation } from '../messages';

const isQuantity = (count: number) => count >= 0 && count < Infinity;

export const address: CatalogTranslation<'address'> = (format) => ({
  countryCode: 'Land oder Region',
  regions: { USA: 'USA', CAN: 'Kanada', INT: 'International' },
  isoCountryCode: 'Land',
  name: 'Name',
  address1: 'Adresszeile 1',
  address2: 'Adresszeile 2',
  address3: 'Adresszeile 3',
  city: 'Ort',
  stateCode: 'Bundesstaat',
  province: 'Provinz',
  zip: 'PLZ',
  title: (index) => (index === 0 ? 'Adresse' : `Adresse ${format.number(index + 1)}`),
  add: 'Adresse hinzufügen',
  more: 'Weitere Adressen',
  remove: (title) => `${title} entfernen`,
  countries: () => countryOptions(format.language, ['840', '124']),
});

export const contact: CatalogTranslation<'contact'> = () => ({
  contactName: 'Ansprechperson',
  phone: 'Telefon',
  phoneHint: 'XXX-XXX-XXXX',
  email: 'E-Mail',
});

export const itemSuggest: CatalogTranslation<'itemSuggest'> = (format) => ({
  pick: 'Artikel hinzufügen',
  pickBy: 'Lieferanten-Artikelnr., Beschreibung oder UPC',
  noHit: 'Keine passenden Artikel',
  alreadyPicked: (sku) => `${sku} ist bereits ausgewählt.`,
  availableStock: (cases) => `${cases} verfügbar`,
  size: (size, uom, perCase) =>
    `${format.number(size, { maximumFractionDigits: 2 })} ${uom.toUpperCase()}${perCase ? ` × ${format.number(perCase)}` : ''}`,
});

export const quantity: CatalogTranslation<'quantity'> = (format) => ({
  cases: (count) =>
    isQuantity(count)
      ? `${format.number(count)} ${format.plural(count, { one: 'Karton', other: 'Kartons' })}`
      : dash,
  bottles: (count) =>
    isQuantity(count)
      ? `${format.number(count)} ${format.plural(count, { one: 'Flasche', other: 'Flaschen' })}`
      : dash,
});

export const party: CatalogTranslation<'party'> = () => ({
  status: { ACTIVE: 'Aktiv', INACTIVE: 'Inaktiv' },
  yes: 'Ja',
  no: 'Nein',
});

export const license: CatalogTranslation<'license'> = (format) => ({
  named: {
    expired: (date) => `Abgelaufen: ${format.date(date)}`,
    expiring: (date) => `Läuft bald ab: ${format.date(date)}`,
    valid: format.date,
    missing: 'Kein Datum',
  },
  expired: (date) => `Lizenz abgelaufen am ${format.date(date)}`,
  expiring: (date) => `Lizenz läuft ab am ${format.date(date)}`,
  valid: (date) => `Lizenz gültig bis ${format.date(date)}`,
  missing: 'Kein Ablaufdatum der Lizenz',
});

export const orderStatus: CatalogTranslation<'orderStatus'> = () => ({
  labels: {
    SUBMITTED: 'Übermittelt',
    RESUBMITTED: 'Erneut übermittelt',
    OPEN: 'Offen',
    FAILED: 'Fehlgeschlagen',
    IN_RECEIVING: 'Im Wareneingang',
    CLOSED: 'Abgeschlossen',
    PICKING: 'In Kommissionierung',
    SHIPPED: 'Versandt',
    CANCELED: 'Storniert',
    CANCELED_BY_USER: 'Durch Benutzer storniert',
  },
});

export const uploadStatus: CatalogTranslation<'uploadStatus'> = () => ({
  labels: {
    PENDING: 'Ausstehend',
    PROCESSING: 'In Verarbeitung',
    COMPLETED: 'Abgeschlossen',
    COMPLETED_WITH_ERRORS: 'Mit Fehlern abgeschlossen',
    FAILED: 'Fehlgeschlagen',
  },
});
