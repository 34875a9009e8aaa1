import { dash } from '../../kernel/messages/message-format';
import type { CatalogTranslation } from '../messages';

const minuteMs = 60_000;
/** Units of an age in minutes, the largest first. */
const ages = [
  ['Tag', 'Tagen', 24 * 60],
  ['Std.', 'Std.', 60],
  ['Min.', 'Min.', 1],
] as const;

export const dashboard: CatalogTranslation<'dashboard'> = (format) => {
  const { number, plural } = format;
  const word = (value: number, one: string, other: string) => plural(value, { one, other });
  const count = (value: number, one: string, other: string) =>
    `${number(value)}\u00a0${word(value, one, other)}`;
  return {
    asOf: (iso) => `Stand: ${format.instant(iso)}`,
    refresh: 'Aktualisieren',
    outdated: 'Einige Daten konnten nicht aktualisiert werden und sind möglicherweise veraltet.',
    partial: (rows) =>
      plural(rows, { one: 'Nur der erste Artikel', other: `Nur die ersten ${number(rows)} Artikel` }),
    number: (value) => number(value),
    atLeast: (value) => `${number(value)}+`,
    directions: { inbound: 'Eingang', outbound: 'Ausgang' },
    actions: {
      inbound: 'Neuer Eingang',
      outbound: 'Neuer Ausgang',
      item: 'Neuer Artikel',
      upload: 'Hochladen',
    },
    seeAll: 'Alle anzeigen',
    digest: 'Tagesübersicht',
    tiles: {
      failed: 'Fehlgeschlagen',
      late: 'Überfällig',
      arriving: 'Ankunft in 7 Tagen',
      shipping: 'Versand in 7 Tagen',
    },
    figures: {
      failed: {
        inbound: (value) =>
          word(value, 'fehlgeschlagener Eingangsauftrag', 'fehlgeschlagene Eingangsaufträge'),
        outbound: (value) =>
          word(value, 'fehlgeschlagener Ausgangsauftrag', 'fehlgeschlagene Ausgangsaufträge'),
      },
      late: {
        inbound: (value) => word(value, 'überfälliger Eingangsauftrag', 'überfällige Eingangsaufträge'),
        outbound: (value) => word(value, 'überfälliger Ausgangsauftrag', 'überfällige Ausgangsaufträge'),
      },
      due: {
        inbound: (value) =>
          `${word(value, 'Eingangsauftrag', 'Eingangsaufträge')} mit Ankunft in den nächsten 7 Tagen`,
        outbound: (value) =>
          `${word(value, 'Ausgangsauftrag', 'Ausgangsaufträge')} mit Versand in den nächsten 7 Tagen`,
      },
    },
    failedNote: 'Zu korrigieren und erneut zu übermitteln',
    lateNote: 'Ankunfts- oder Versanddatum überschritten',
    dueNote: (quantity, nextDate, isToday) =>
      [
        ...(quantity === undefined ? [] : [quantity]),
        ...(nextDate === undefined
          ? []
          : [isToday ? 'nächster heute' : `nächster am ${format.date(nextDate)}`]),
      ].join(' · '),
    nothingDue: 'Nichts fällig',
    attention: 'Handlungsbedarf',
    about: (poNumber, where) => [poNumber, where].filter(Boolean).join(' · '),
    due: {
      inbound: {
        title: 'Ankunft',
        empty: 'Keine überfälligen Eingangsaufträge und keine Ankünfte in den nächsten 7 Tagen.',
      },
      outbound: {
        title: 'Versand',
        empty: 'Keine überfälligen Ausgangsaufträge und kein Versand in den nächsten 7 Tagen.',
      },
    },
    late: 'Überfällig',
    lateCount: (value) => `${value} überfällig`,
    dueCount: (value) => `${value} in 7 Tagen`,
    day: format.date,
    shortDay: (day) => format.date(day).replace(/[,/\u200F]{0,3} ?\d{4}(?=\u2069?$)/, ''),
    statuses: {
      inbound: 'Eingangsaufträge nach Status',
      outbound: 'Ausgangsaufträge nach Status',
      empty: { inbound: 'Keine Eingangsaufträge.', outbound: 'Keine Ausgangsaufträge.' },
      orders: {
        inbound: (value) => word(value, 'Eingangsauftrag', 'Eingangsaufträge'),
        outbound: (value) => word(value, 'Ausgangsauftrag', 'Ausgangsaufträge'),
      },
    },
    stock: {
      byWarehouse: 'Bestand nach Lager',
      byType: 'Bestand nach Typ',
      warehouse: 'Lager',
      type: 'Typ',
      unit: 'Kartons im Bestand',
      items: 'Artikel',
      itemsCounted: (value) => word(value, 'Artikel', 'Artikel'),
      taxPaid: 'Versteuert',
      bonded: 'Unversteuert',
      total: 'Gesamt',
      empty: 'Kein Bestand.',
      largest: (shown) => `Nur die ${number(shown)} größten werden angezeigt. Die Tabelle enthält alle.`,
    },
    lowStock: {
      title: 'Niedriger Bestand',
      empty: 'Keine Artikel mit niedrigem Bestand.',
      threshold: 'Mindestbestand (Kartons)',
      below: 'Unter',
      unit: (value) => word(value, 'Karton', 'Kartons'),
      least: (value) => `mind. ${number(value)}`,
      seeAll: (value) => `Alle ${number(value)} anzeigen`,
      columns: ['Lieferanten-Artikelnr.', 'Beschreibung', 'Verfügbar (Kartons)', 'Mindestbestand (Kartons)'],
    },
    moved: {
      title: 'Eingegangen und versandt',
      unit: 'Kartons, letzte 30 Tage',
      day: 'Tag',
      received: 'Eingegangen',
      shipped: 'Versandt',
      orders: (text, value) => `${text}\u00a0${word(value, 'Auftrag', 'Aufträge')}`,
      total: (label, quantity, orders) => `${label}: ${quantity} (${orders})`,
      bar: (day, label, quantity) => `${day}, ${label}: ${quantity}`,
      note: 'Grundlage sind die erwartete Ankunft und das Wunschversanddatum. Die Balken zeigen ganze Kartons; die Tabelle zeigt auch Flaschen.',
      empty: 'In den letzten 30 Tagen ist nichts eingegangen oder versandt worden.',
    },
    uploads: {
      title: 'Letzte Uploads',
      empty: 'Noch keine Uploads.',
      failedRows: (value) => count(value, 'fehlerhafte Zeile', 'fehlerhafte Zeilen'),
    },
    records: {
      title: 'Stammdaten',
      items: 'Aktive Artikel',
      customers: 'Kunden',
      warehouses: 'Lager',
    },
    showTable: 'Als Tabelle anzeigen',
    tablesLabel: 'Dashboard-Tabellen',
    tables: {
      'failed-inbound': 'Fehlgeschlagene Eingangsaufträge',
      'failed-outbound': 'Fehlgeschlagene Ausgangsaufträge',
      'late-inbound': 'Überfällige Eingangsaufträge',
      'late-outbound': 'Überfällige Ausgangsaufträge',
      arriving: 'Ankunft, nächste 7 Tage',
      shipping: 'Versand, nächste 7 Tage',
      'low-stock': 'Niedriger Bestand',
    },
    noTable: 'Tabelle nicht gefunden',
    noTableText: 'Wählen Sie eine dieser Tabellen:',
  };
};

/** Returns the inbox's texts. */
export const attention: CatalogTranslation<'attention'> = (format) => {
  const { number, plural } = format;
  const count = (value: number, one: string, other: string) =>
    `${number(value)}\u00a0${plural(value, { one, other })}`;
  const days = (value: number) => count(value, 'Tag', 'Tage');
  const inDays = (value: number) => count(value, 'Tag', 'Tagen');
  return {
    title: 'Handlungsbedarf',
    empty: 'Kein Handlungsbedarf.',
    kinds: {
      failed: { inbound: 'Fehlgeschlagener Eingang', outbound: 'Fehlgeschlagener Ausgang' },
      late: { inbound: 'Überfälliger Eingang', outbound: 'Überfälliger Ausgang' },
      short: 'Fehlmenge',
      stock: 'Niedriger Bestand',
      upload: 'Upload mit Fehlern',
      license: 'Kundenlizenz',
    },
    age: (iso, now) => {
      const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minuteMs));
      if (Number.isNaN(minutes)) return dash;
      const [one, other, size] =
        ages.find(([, , least]) => minutes >= least) ?? (['Min.', 'Min.', 1] as const);
      return `vor ${count(Math.floor(minutes / size), one, other)}`;
    },
    about: (kind, subject) => [kind, subject].filter(Boolean).join(' · '),
    reasons: {
      unknown: 'Das Lagersystem hat keinen Grund angegeben.',
      unavailable: 'Der Grund ist nicht verfügbar.',
      late: {
        inbound: (date, late) => `Erwartet am ${format.date(date)} (${days(late)} überfällig)`,
        outbound: (date, late) => `Versanddatum war der ${format.date(date)} (${days(late)} überfällig)`,
      },
      short: (received, expected) => `Eingegangen: ${received} von ${expected}`,
      stock: (available, missing, minimum) =>
        `Verfügbar: ${available}, ${count(missing, 'Karton', 'Kartons')} unter dem Mindestbestand von ${number(minimum)}`,
      file: 'Die Datei konnte nicht verarbeitet werden.',
      rows: (failed, total) =>
        total === undefined
          ? count(failed, 'fehlerhafte Zeile', 'fehlerhafte Zeilen')
          : `${number(failed)} von ${count(total, 'Zeile', 'Zeilen')} fehlerhaft`,
      expired: (date) => `Lizenz am ${format.date(date)} abgelaufen`,
      expires: (date, left) =>
        left === 0 ? 'Lizenz läuft heute ab' : `Lizenz läuft am ${format.date(date)} ab, in ${inDays(left)}`,
    },
    fixes: {
      fix: 'Korrigieren und übermitteln',
      resubmit: (orderId) => `${orderId} erneut übermitteln`,
      openOrder: 'Auftrag öffnen',
      createInbound: 'Neuer Eingang',
      editCustomer: 'Kunden bearbeiten',
      viewResults: 'Ergebnisse ansehen',
      open: 'Öffnen',
    },
    fixOf: (fix, subject) => `${fix}: ${subject}`,
    actionsOf: (subject) => `Weitere Aktionen für ${subject}`,
    snooze: 'Zurückstellen',
    snoozeFor: {
      tomorrow: 'Bis morgen zurückstellen',
      days: 'Für 3 Tage zurückstellen',
      week: 'Für eine Woche zurückstellen',
    },
    snoozedUntil: (date) => `Zurückgestellt bis ${format.date(date)}`,
    isSnoozed: (subject, date) => `${subject} ist bis ${format.date(date)} zurückgestellt.`,
    undo: 'Rückgängig',
    wake: 'Wieder anzeigen',
    snoozed: (value) => `Zurückgestellt (${number(value)})`,
    note: 'Notiz',
    noteOf: (subject) => `Notiz zu ${subject}`,
    addNote: 'Notiz hinzufügen',
    editNote: 'Notiz bearbeiten',
    deleteNote: 'Notiz löschen',
    showAll: (value) => `Alle ${number(value)} anzeigen`,
    showFewer: 'Weniger anzeigen',
    seeAll: {
      failed: { inbound: 'Alle fehlgeschlagenen Eingänge', outbound: 'Alle fehlgeschlagenen Ausgänge' },
      late: { inbound: 'Alle überfälligen Eingänge', outbound: 'Alle überfälligen Ausgänge' },
    },
    partialLicenses: (customers) =>
      plural(customers, {
        one: 'Zeigt nur die Lizenz des ersten Kunden.',
        other: `Zeigt nur die Lizenzen der ersten ${number(customers)} Kunden.`,
      }),
    sourceFailed: (source) => `Nicht geladen: ${source}.`,
    sources: {
      failed: { inbound: 'fehlgeschlagene Eingänge', outbound: 'fehlgeschlagene Ausgänge' },
      late: { inbound: 'überfällige Eingänge', outbound: 'überfällige Ausgänge' },
      short: 'eingegangene Mengen',
      stock: 'niedriger Bestand',
      upload: 'Uploads mit Fehlern',
      license: 'Kundenlizenzen',
    },
  };
};

export const firstSteps: CatalogTranslation<'firstSteps'> = ({ number }) => ({
  title: 'Erste Schritte',
  progress: (done, total) => `${number(done)} von ${number(total)} erledigt`,
  done: 'Erledigt',
  dismiss: 'Ausblenden',
  items: 'Artikel einzeln hinzufügen oder eine Datei hochladen',
  customer: 'Einen Kunden hinzufügen, an den Sie versenden',
  inbound: 'Einen Eingangsauftrag für Ware erstellen, die Sie an das Lager senden',
  outbound: 'Einen Ausgangsauftrag erstellen, um Ware zu versenden',
  addItem: 'Artikel hinzufügen',
  upload: 'Datei hochladen',
  addCustomer: 'Kunden hinzufügen',
  createInbound: 'Neuer Eingang',
  createOutbound: 'Neuer Ausgang',
});
