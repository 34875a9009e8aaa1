import type { CatalogTranslation } from '../messages';

export const orderChecks: CatalogTranslation<'orderChecks'> = (format) => {
  const pallets = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'Palette', other: 'Paletten' })}`;
  const cases = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'Karton', other: 'Kartons' })}`;
  return {
    title: 'Vor dem Übermitteln prüfen',
    passed: 'Alle Prüfungen bestanden.',
    groups: {
      stock: 'Bestand',
      items: 'Artikel',
      license: 'Lizenz',
      dates: 'Lagerzeiten',
      carrier: 'Frachtführer',
      pallets: 'Paletten',
    },
    checking: (groups) => `Prüfung läuft: ${format.list(groups)}\u00a0…`,
    waiting: 'Die Übermittlung wird nach den Prüfungen fortgesetzt.',
    failed: (groups) =>
      `Nicht geprüft: ${format.list(groups)}. Sie können es erneut versuchen oder den Auftrag trotzdem übermitteln.`,
    problems: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'Problem', other: 'Probleme' })}`,
    warnings: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'Warnung', other: 'Warnungen' })}`,
    severities: { block: 'Problem:', warn: 'Warnung:' },
    blocked: 'Beheben Sie die Probleme, um den Auftrag zu übermitteln.',
    goTo: (field) => `Zu „${field}“`,
    showAll: (count) => `Alle ${format.number(count)} anzeigen`,
    showFewer: 'Weniger anzeigen',
    date: format.date,
    stock: {
      quantity: (full, bottles) => (bottles ? `${full}, ${bottles}` : full),
      short: (sku, ordered, available, arriving) =>
        arriving
          ? `${sku}: ${ordered} bestellt. ${available} verfügbar, weitere ${arriving.quantity} bis ${arriving.date} erwartet.`
          : `${sku}: ${ordered} bestellt, bis zum Versanddatum nur ${available} verfügbar.`,
      arriving: (sku, ordered, available, { quantity, date }) =>
        `${sku}: ${ordered} bestellt, jetzt ${available} verfügbar. Weitere ${quantity} bis ${date} erwartet; bis dahin kann der Auftrag fehlschlagen.`,
    },
    items: {
      unknown: (sku) => `${sku} wurde nicht in Ihren Artikeln gefunden.`,
      elsewhere: (sku, warehouse) => `${sku} wird nicht in ${warehouse} gelagert.`,
      inactive: (sku) => `${sku} ist inaktiv.`,
      discontinued: (sku) => `${sku} ist ausgelistet.`,
      remaining: (sku) => `${sku} ist ausgelistet. Nur der Restbestand kann versandt werden.`,
    },
    license: {
      inactive: (customer) => `${customer} ist inaktiv und kann keine Aufträge erhalten.`,
      expired: (customer, date) => `Die Lizenz von ${customer} ist am ${format.date(date)} abgelaufen.`,
      expiresFirst: (customer, date, shipDate) =>
        `Die Lizenz von ${customer} läuft am ${format.date(date)} ab, vor dem Versanddatum ${format.date(shipDate)}.`,
      noLicense: (customer) => `${customer} hat keine Lizenz des Bundesstaats.`,
      noPermit: (customer) => `${customer} hat keine TTB-Genehmigung.`,
    },
    dates: {
      weekend: (label, date, next) =>
        `${label} ${format.date(date)} liegt am Wochenende. Der nächste Werktag ist der ${format.date(next)}.`,
      past: (label, date) => `${label} ${format.date(date)} liegt in der Vergangenheit.`,
      cutoff: (warehouse, time) =>
        `${warehouse} versendet Aufträge, die nach ${time} eingehen, am nächsten Werktag.`,
      hours: (warehouse, from, to) =>
        `Der Termin liegt außerhalb der Annahmezeiten von ${warehouse}, ${from}–${to}.`,
      inactive: (warehouse) => `${warehouse} ist inaktiv.`,
    },
    carrier: {
      twoCarriages: 'Wählen Sie entweder einen vom Lager beauftragten Frachtführer oder Selbstabholung.',
      deliveryOfPickup:
        'Der Kunde holt diesen Auftrag selbst ab, aber der Auftrag hat Lieferanforderungen oder ein Lieferdatum.',
      containerByType: 'Container sind üblich bei Exporten und Umlagerungen.',
      unlisted: (scac) => `${scac} fehlt in der Liste der Frachtführer im Land des Lagers.`,
      mode: (carrier, shippingType) => `${carrier} bietet keinen Versand per ${shippingType} an.`,
      containerNumber: (number) => `Die Containernummer ${number} hat eine ungewöhnliche Prüfziffer.`,
    },
    pallets: {
      few: (count, full, suggested) =>
        `${pallets(count)} für ${cases(full)} ${format.plural(count, { one: 'ist', other: 'sind' })} ungewöhnlich wenig; Vorschlag: ${format.number(suggested)}.`,
      many: (count, full) => `${pallets(count)} für ${cases(full)} sind mehr als eine Palette pro Karton.`,
      without: (count) =>
        `Für Pakete und lose verladene Container werden keine Paletten verwendet, aber dieser Auftrag enthält ${pallets(count)}.`,
    },
  };
};
