import type { CatalogTranslation } from '../messages';

export const record: CatalogTranslation<'record'> = (format) => ({
  edit: 'Bearbeiten',
  copy: (label) => `${label} kopieren`,
  copied: 'Kopiert',
  copyFailed: 'Kopieren nicht möglich. Markieren und kopieren Sie den Text.',
  showAll: 'Alle anzeigen',
  forbidden: 'Sie haben keine Berechtigung für diese Daten.',
  activity: 'Aktivität',
  noActivity: 'Keine Aktivität aufgezeichnet.',
  added: 'Angelegt',
  updated: 'Zuletzt geändert',
  instant: format.instant,
});

export const recentOrders: CatalogTranslation<'recentOrders'> = () => ({
  title: 'Letzte Aufträge',
  failed: 'Die Aufträge konnten nicht geladen werden.',
  order: 'Auftrag',
  poNumber: 'Bestellnummer',
  direction: 'Richtung',
  directions: { inbound: 'Eingang', outbound: 'Ausgang' },
  status: 'Status',
  orderDate: 'Auftragsdatum',
  activities: {
    inbound: {
      submitted: (orderId) => `Eingangsauftrag ${orderId} übermittelt`,
      changed: (orderId, status) => `Eingangsauftrag ${orderId}: ${status}`,
    },
    outbound: {
      submitted: (orderId) => `Ausgangsauftrag ${orderId} übermittelt`,
      changed: (orderId, status) => `Ausgangsauftrag ${orderId}: ${status}`,
    },
  },
  showAll: { inbound: 'Alle Eingänge anzeigen', outbound: 'Alle Ausgänge anzeigen' },
});

export const customerDetails: CatalogTranslation<'customerDetails'> = (format) => ({
  billingAddress: 'Rechnung an',
  shippingAddress: (index, isDefault) => {
    const title = index === 1 ? 'Lieferung an' : `Lieferung an (${format.number(index)})`;
    return isDefault ? `${title}, Standard` : title;
  },
  noOrders: 'Noch keine Aufträge für diesen Kunden.',
});

export const supplierDetails: CatalogTranslation<'supplierDetails'> = (format) => ({
  noWarehouses: 'Diesem Lieferanten sind keine Lager zugewiesen.',
  warehouse: 'Lager',
  warehouseId: 'Lager-ID',
  orders: 'Letzte Aufträge',
  noOrders: 'Dieser Lieferant hat noch keine Aufträge.',
  otherSupplier: 'Wechseln Sie zu diesem Lieferanten, um seine Aufträge zu sehen.',
  allPermissions: 'Keine Begrenzung. Die Rolle des Benutzers entscheidet.',
  permissions: (names) => format.list(names),
});

export const warehouseDetails: CatalogTranslation<'warehouseDetails'> = (format) => ({
  hours: (from, to) => `${from}–${to}`,
  zones: (names) => format.list(names),
  stock: 'Bestand',
  item: 'Artikel',
  onHand: 'Bestand',
  available: 'Verfügbar',
  noStock: 'Dieser Lieferant hat hier keinen Bestand.',
  stockFailed: 'Der Bestand konnte nicht geladen werden.',
  noOrders: 'Dieser Lieferant hat in diesem Lager noch keine Aufträge.',
});
