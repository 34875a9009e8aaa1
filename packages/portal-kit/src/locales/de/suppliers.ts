import type { CatalogTranslation } from '../messages';

export const suppliers: CatalogTranslation<'suppliers'> = (format) => ({
  title: 'Lieferanten',
  search: 'Lieferanten suchen',
  empty: 'Keine Lieferanten entsprechen Ihrer Suche und Ihren Filtern.',
  emptyCreate: 'Legen Sie Ihren ersten Lieferanten an, damit er hier erscheint.',
  emptyReadOnly: 'Noch keine Lieferanten.',
  showAll: 'Alle Lieferanten anzeigen',
  add: 'Neuer Lieferant',
  columns: {
    name: 'Name',
    supplierId: 'Lieferanten-ID',
    inventoryType: 'Bestandsart',
    warehouses: 'Lager',
    status: 'Status',
  },
  inventoryTypes: { 'TAX PAID': 'Versteuert', BONDED: 'Unversteuert', INTL: 'International' },
  warehouses: (names) => format.list(names),
  missing: 'Lieferant nicht gefunden',
  missingText: 'Dieser Lieferant existiert nicht oder Sie haben keinen Zugriff darauf.',
  backToList: 'Zu den Lieferanten',
});

const subjects: Readonly<Record<string, string>> = {
  INBOUND_ORDER: 'Eingangsaufträge',
  OUTBOUND_ORDER: 'Ausgangsaufträge',
  ITEM: 'Artikel',
  CUSTOMER: 'Kunden',
  SUPPLIER: 'Lieferanten',
  WAREHOUSE: 'Lager',
  USER: 'Benutzer',
};
const actions: Readonly<Record<string, string>> = {
  LIST: 'Liste',
  DETAILS: 'Details',
  CREATE: 'Anlegen',
  EDIT: 'Bearbeiten',
  CANCEL: 'Stornieren',
  UPLOAD_MASTER_FILE: 'Stammdatei hochladen',
};

/** Returns a permission's label. A newer server's permission is shown in English words. */
function permission(id: string): string {
  if (id === 'BASIC_ACCESS') return 'Basiszugriff';
  const [, subject = '', action = ''] = /^((?:IN|OUT)BOUND_ORDER|[A-Z]+)_(.+)$/.exec(id) ?? [];
  if (subjects[subject] && actions[action]) return `${subjects[subject]}: ${actions[action]}`;
  const words = id.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const supplierForm: CatalogTranslation<'supplierForm'> = () => ({
  groups: {
    supplier: 'Lieferant',
    supplierText: 'Name und ID',
    warehouses: 'Lagerung',
    warehousesText:
      'Wo der Bestand dieses Lieferanten liegt. Für Aufträge ist mindestens ein Lager erforderlich.',
    contact: 'Kontakt',
    registration: 'Genehmigung, Steuer und Website',
    permissions: 'Berechtigungen',
  },
  supplierId: 'Lieferanten-ID',
  supplierIdHint: 'Buchstaben, Ziffern und Bindestriche. Kann später nicht geändert werden.',
  reserved: (id) => `„${id}“ ist reserviert`,
  name: 'Name',
  inventoryType: 'Bestandsart',
  status: 'Status',
  warehouses: 'Lager',
  warehousesLoading: 'Lager werden geladen\u00a0…',
  warehousesFailed: 'Die Lager konnten nicht geladen werden.',
  warehousesNone: 'Noch keine Lager.',
  permissions: 'Zulässige Berechtigungen',
  permissionsHint:
    'Begrenzt, was die Benutzer dieses Lieferanten tun dürfen. Ist nichts ausgewählt, entscheidet ihre Rolle.',
  permission,
  contactName: 'Ansprechperson',
  phone: 'Telefon',
  email: 'E-Mail',
  ttbPermitNumber: 'TTB-Genehmigung',
  taxId: 'Steuernummer',
  taxIdHint: 'NN-NNNNNNN',
  gs1CompanyPrefix: 'GS1-Basisnummer',
  gs1CompanyPrefixHint: '7 bis 10 Ziffern. Paletten- und Kartonetiketten verwenden sie.',
  gs1CompanyPrefixFormat: 'Die GS1-Basisnummer muss 7 bis 10 Ziffern haben',
  website: 'Website',
  addresses: 'Adressen',
  address: { none: 'Noch keine Adressen.' },
  create: {
    label: 'Neuer Lieferant',
    confirmTitle: 'Diesen Lieferanten anlegen?',
    confirmText: (name) => `„${name}“ wird zu den Lieferanten hinzugefügt.`,
    done: 'Lieferant erfolgreich angelegt',
  },
  edit: {
    label: 'Lieferanten bearbeiten',
    done: 'Lieferant erfolgreich geändert',
  },
});
