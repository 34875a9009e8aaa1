import type { CatalogTranslation } from '../messages';

export const digest: CatalogTranslation<'digest'> = (format) => {
  const { number } = format;
  return {
    heading: (date, supplier) => `${format.date(date)} · ${supplier}`,
    previousDay: 'Vorheriger Tag',
    nextDay: 'Nächster Tag',
    today: 'Heute',
    print: 'Drucken',
    dayNote:
      'Eingegangene, versandte und fehlgeschlagene Aufträge stehen am Tag ihrer letzten Änderung. Ein Auftrag, der sich später erneut geändert hat, steht am späteren Tag. Uploads stehen am Tag ihres Abschlusses.',
    stateNote: (iso) =>
      `Überfällige Aufträge, niedriger Bestand und Lizenzen zeigen für jeden Tag den Stand vom ${format.instant(iso)}.`,
    count: (rows, isPartial) => (isPartial ? `${number(rows)}+` : number(rows)),
    partial: (max) => `Nur die ersten ${number(max)} Datensätze wurden geprüft. Es kann weitere geben.`,
    sections: {
      received: { title: 'Eingegangen', empty: 'Keine Aufträge sind eingegangen.' },
      shipped: { title: 'Versandt', empty: 'Keine Aufträge wurden versandt.' },
      failedInbound: {
        title: 'Fehlgeschlagene Eingangsaufträge',
        empty: 'Keine Eingangsaufträge sind fehlgeschlagen.',
      },
      failedOutbound: {
        title: 'Fehlgeschlagene Ausgangsaufträge',
        empty: 'Keine Ausgangsaufträge sind fehlgeschlagen.',
      },
      uploads: { title: 'Abgeschlossene Uploads', empty: 'Keine Uploads wurden abgeschlossen.' },
      lateInbound: {
        title: 'Überfällige Eingangsaufträge',
        empty: 'Keine Eingangsaufträge sind überfällig.',
      },
      lateOutbound: {
        title: 'Überfällige Ausgangsaufträge',
        empty: 'Keine Ausgangsaufträge sind überfällig.',
      },
      lowStock: { title: 'Niedriger Bestand', empty: 'Keine Artikel mit niedrigem Bestand.' },
      licenses: {
        title: 'Abgelaufene und ablaufende Lizenzen',
        empty: 'Keine Lizenz ist abgelaufen oder läuft in 30 Tagen ab.',
      },
    },
    columns: {
      order: 'Auftrag',
      poNumber: 'Bestellnummer',
      party: { inbound: 'Lager', outbound: 'Kunde' },
      changedAt: 'Letzte Änderung',
      quantity: 'Menge',
      file: 'Datei',
      status: 'Status',
      completedAt: 'Abgeschlossen',
      failedRows: 'Fehlerhafte Zeilen',
      due: { inbound: 'Erwartete Ankunft', outbound: 'Wunschversanddatum' },
      sku: 'Lieferanten-Artikelnr.',
      description: 'Beschreibung',
      available: 'Verfügbar',
      minimum: 'Mindestbestand (Kartons)',
      customer: 'Kunde',
      customerNumber: 'Kundennummer',
      expires: 'Läuft ab',
    },
    number: (value) => number(value),
  };
};
