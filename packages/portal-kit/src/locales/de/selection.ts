import type { CatalogTranslation } from '../messages';

export const selection: CatalogTranslation<'selection'> = (format) => {
  const records = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'Datensatz', other: 'Datensätze' })}`;
  return {
    bar: 'Aktionen für ausgewählte Zeilen',
    selectRow: (name) => `${name} auswählen`,
    selectPage: 'Alle Zeilen dieser Seite auswählen',
    selected: (count) => `${format.number(count)} ausgewählt`,
    clear: 'Auswahl aufheben',
    dismiss: 'Meldung schließen',
    selectMatching: (count) => `Alle ${format.number(count)} auswählen`,
    selectFirst: (count, total) => `Die ersten ${format.number(count)} von ${format.number(total)} auswählen`,
    selectUncounted: 'Alle passenden Zeilen auswählen',
    loading: (count) => `Zeilen werden ausgewählt: ${format.number(count)}`,
    stopLoading: 'Auswählen beenden',
    matchingFailed: 'Die weiteren Zeilen konnten nicht ausgewählt werden',
    export: 'Auswahl exportieren',
    stop: 'Anhalten',
    retryFailed: 'Fehlgeschlagene erneut versuchen',
    continue: 'Fortsetzen',
    undo: 'Rückgängig',
    refused: (count) => `Diese Aktion ist für ${records(count)} nicht möglich:`,
    allRefused: 'Diese Aktion ist für keinen der ausgewählten Datensätze möglich.',
    progress: (done, total) => `${format.number(done)} von ${format.number(total)} erledigt`,
    failed: (count) => `${format.number(count)} fehlgeschlagen`,
    notStarted: (count) => `${format.number(count)} nicht begonnen`,
    more: (count) => `und ${format.number(count)} weitere`,
    records: 'Datensätze',
    states: {
      waiting: 'Wartet',
      running: 'Läuft',
      done: 'Erledigt',
      failed: 'Fehlgeschlagen',
      notStarted: 'Nicht begonnen',
    },
  };
};

export const itemSelection: CatalogTranslation<'itemSelection'> = (format) => {
  const items = (count: number) => `${format.number(count)} Artikel`;
  return {
    activate: {
      label: 'Aktivieren',
      title: 'Artikel aktivieren',
      question: (count) => `${items(count)} aktivieren?`,
      consequence: 'Aktive Artikel können bestellt werden.',
      done: (count) => `${items(count)} aktiviert`,
      refusal: 'Der Artikel ist bereits aktiv.',
    },
    discontinue: {
      label: 'Auslisten',
      title: 'Artikel auslisten',
      question: (count) => `${items(count)} auslisten?`,
      consequence: 'Ausgelistete Artikel können nicht in Aufträge aufgenommen werden.',
      done: (count) => `${items(count)} ausgelistet`,
      refusal: 'Der Artikel ist bereits ausgelistet.',
    },
    undo: {
      title: 'Status der Artikel wiederherstellen',
      question: (count) => `Status von ${items(count)} wiederherstellen?`,
      done: (count) => `Status von ${items(count)} wiederhergestellt`,
    },
    columns: { onHandBottles: 'Bestand (Flaschen)', availableBottles: 'Verfügbar (Flaschen)' },
  };
};

export const orderSelection: CatalogTranslation<'orderSelection'> = (format) => {
  const orders = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'Auftrag', other: 'Aufträge' })}`;
  const bills = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'Frachtbrief', other: 'Frachtbriefe' })}`;
  return {
    resubmit: {
      label: 'Erneut übermitteln',
      title: 'Aufträge erneut übermitteln',
      question: (count) => `${orders(count)} erneut übermitteln?`,
      consequence: 'Die Aufträge werden ohne Änderungen noch einmal an das Lager gesendet.',
      done: (count) => `${orders(count)} erneut übermittelt`,
      refusal: (status) =>
        `Status des Auftrags: ${status}. Nur fehlgeschlagene Aufträge können erneut übermittelt werden.`,
    },
    cancel: {
      label: 'Aufträge stornieren',
      title: 'Aufträge stornieren',
      question: (count) => `${orders(count)} stornieren?`,
      consequence: 'Stornierte Aufträge können nicht wiederhergestellt werden.',
      done: (count) => `${orders(count)} storniert`,
      refusal: (status) => `Status des Auftrags: ${status}. Dieser Auftrag kann nicht storniert werden.`,
      keep: 'Aufträge behalten',
      reason: 'Grund',
      optional: 'Optional. Das Lager sieht diesen Text.',
    },
    billsOfLading: {
      label: 'Frachtbriefe',
      title: 'Frachtbriefe herunterladen',
      question: (count) => `${bills(count)} herunterladen?`,
      consequence: 'Mehrere Frachtbriefe werden als eine ZIP-Datei heruntergeladen.',
      done: (count) => `${bills(count)} heruntergeladen`,
      refusal: (status) => `Status des Auftrags: ${status}. Es gibt noch keinen Frachtbrief.`,
    },
    printBills: {
      label: 'Frachtbriefe drucken',
      title: 'Frachtbriefe drucken',
      question: (count) => `${bills(count)} drucken?`,
      consequence: 'Eine Vorschau zeigt die Frachtbriefe nacheinander.',
      done: (count) => `${bills(count)} bereit zum Drucken`,
    },
    columns: {
      referenceNumber: 'Referenznummer',
      carrier: 'Frachtführer',
      inventory: 'Bestandsart',
      cases: 'Kartons',
      bottles: 'Flaschen',
      lines: 'Positionen',
    },
  };
};

export const partyActions: CatalogTranslation<'partyActions'> = (format) => {
  const actions = (
    the: string,
    one: string,
    other: string,
    consequences?: { activate: string; deactivate: string },
  ) => {
    const records = (count: number) => `${format.number(count)} ${format.plural(count, { one, other })}`;
    return {
      activate: {
        label: 'Aktivieren',
        title: `${other} aktivieren`,
        question: (count: number) => `${records(count)} aktivieren?`,
        consequence: consequences?.activate ?? '',
        done: (count: number) => `${records(count)} aktiviert`,
        refusal: `${the} ist bereits aktiv.`,
      },
      deactivate: {
        label: 'Deaktivieren',
        title: `${other} deaktivieren`,
        question: (count: number) => `${records(count)} deaktivieren?`,
        consequence: consequences?.deactivate ?? '',
        done: (count: number) => `${records(count)} deaktiviert`,
        refusal: `${the} ist bereits inaktiv.`,
      },
      undo: {
        title: `Status wiederherstellen: ${other}`,
        question: (count: number) => `Status wiederherstellen: ${records(count)}?`,
        done: (count: number) => `Status wiederhergestellt: ${records(count)}`,
      },
    };
  };
  return {
    customers: actions('Der Kunde', 'Kunde', 'Kunden', {
      activate: 'Aktive Kunden können in Aufträgen ausgewählt werden.',
      deactivate: 'Inaktive Kunden können nicht in Aufträgen ausgewählt werden.',
    }),
    suppliers: actions('Der Lieferant', 'Lieferant', 'Lieferanten'),
    warehouses: actions('Das Lager', 'Lager', 'Lager'),
    users: actions('Der Benutzer', 'Benutzer', 'Benutzer', {
      activate: 'Aktive Benutzer können sich anmelden.',
      deactivate: 'Inaktive Benutzer können sich nicht anmelden.',
    }),
    currentSupplier:
      'Sie können den aktuellen Lieferanten nicht deaktivieren. Wechseln Sie zuerst zu einem anderen Lieferanten.',
    ownAccount: 'Sie können Ihr eigenes Konto nicht deaktivieren.',
  };
};

export const uploadSelection: CatalogTranslation<'uploadSelection'> = (format) => {
  const files = (count: number, one: string, other: string) =>
    `${format.number(count)} ${format.plural(count, { one, other })}`;
  const reports = (count: number) => files(count, 'Bericht', 'Berichte');
  const rows = (count: number) =>
    files(count, 'Datei mit fehlerhaften Zeilen', 'Dateien mit fehlerhaften Zeilen');
  return {
    reports: {
      label: 'Berichte herunterladen',
      title: 'Berichte herunterladen',
      question: (count) => `${reports(count)} herunterladen?`,
      consequence: 'Mehrere Berichte werden als eine ZIP-Datei heruntergeladen.',
      done: (count) => `${reports(count)} heruntergeladen`,
    },
    failedRows: {
      label: 'Fehlerhafte Zeilen herunterladen',
      title: 'Fehlerhafte Zeilen herunterladen',
      question: (count) => `${rows(count)} herunterladen?`,
      consequence:
        'Erstellt eine Datei pro Upload. Korrigieren Sie die Zeilen und laden Sie die Datei dann erneut hoch. Mehrere Dateien werden als eine ZIP-Datei heruntergeladen.',
      done: (count) => `${rows(count)} heruntergeladen`,
    },
    noReport: 'Dieser Upload hat keinen Bericht.',
    noFailedRows: 'Dieser Upload hat keine fehlerhaften Zeilen.',
    columns: {
      totalRows: 'Zeilen',
      succeededRows: 'Hochgeladen',
      failedRows: 'Fehlerhaft',
      skippedRows: 'Übersprungen',
      fileSize: 'Größe (Byte)',
      errorMessage: 'Fehler',
    },
  };
};
