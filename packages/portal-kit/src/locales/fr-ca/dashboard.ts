import { dash } from '../../kernel/messages/message-format';
import type { CatalogTranslation } from '../messages';

const minuteMs = 60_000;
/** Units of an age in minutes, the largest first. */
const ages = [
  ['jour', 'jours', 24 * 60],
  ['h', 'h', 60],
  ['min', 'min', 1],
] as const;

export const dashboard: CatalogTranslation<'dashboard'> = (format) => {
  const { number, plural } = format;
  const word = (value: number, one: string, other: string) => plural(value, { one, other });
  const count = (value: number, one: string, other: string) =>
    `${number(value)}\u00a0${word(value, one, other)}`;
  return {
    asOf: (iso) => `En date du ${format.instant(iso)}`,
    refresh: 'Actualiser',
    outdated: 'Certaines données n’ont pas pu être actualisées et ne sont peut-être pas à jour.',
    partial: (rows) =>
      plural(rows, {
        one: 'Le premier article seulement',
        other: `Les ${number(rows)} premiers articles seulement`,
      }),
    number: (value) => number(value),
    atLeast: (value) => `${number(value)}+`,
    directions: { inbound: 'à recevoir', outbound: 'à expédier' },
    actions: {
      inbound: 'Nouvelle réception',
      outbound: 'Nouvelle expédition',
      item: 'Nouvel article',
      upload: 'Téléverser',
    },
    seeAll: 'Tout afficher',
    digest: 'Résumé quotidien',
    tiles: {
      failed: 'En échec',
      late: 'En retard',
      arriving: 'Arrivées, 7 jours',
      shipping: 'Expéditions, 7 jours',
    },
    figures: {
      failed: {
        inbound: (value) => word(value, 'commande de réception en échec', 'commandes de réception en échec'),
        outbound: (value) => word(value, 'commande d’expédition en échec', 'commandes d’expédition en échec'),
      },
      late: {
        inbound: (value) =>
          word(value, 'commande de réception en retard', 'commandes de réception en retard'),
        outbound: (value) =>
          word(value, 'commande d’expédition en retard', 'commandes d’expédition en retard'),
      },
      due: {
        inbound: (value) => `${word(value, 'commande de réception', 'commandes de réception')} d’ici 7 jours`,
        outbound: (value) =>
          `${word(value, 'commande d’expédition', 'commandes d’expédition')} d’ici 7 jours`,
      },
    },
    failedNote: 'À corriger et à soumettre de nouveau',
    lateNote: 'Date d’arrivée ou d’expédition passée',
    dueNote: (quantity, nextDate, isToday) =>
      [
        ...(quantity === undefined ? [] : [quantity]),
        ...(nextDate === undefined
          ? []
          : [isToday ? 'prochaine aujourd’hui' : `prochaine le ${format.date(nextDate)}`]),
      ].join(' · '),
    nothingDue: 'Rien de prévu',
    attention: 'À traiter',
    about: (poNumber, where) => [poNumber, where].filter(Boolean).join(' · '),
    due: {
      inbound: {
        title: 'Arrivées',
        empty: 'Aucune réception en retard ni arrivée au cours des 7 prochains jours.',
      },
      outbound: {
        title: 'Expéditions',
        empty: 'Aucune expédition en retard ni prévue au cours des 7 prochains jours.',
      },
    },
    late: 'En retard',
    lateCount: (value) => `${value} en retard`,
    dueCount: (value) => `${value} d’ici 7 jours`,
    day: format.date,
    shortDay: (day) => format.date(day).replace(/[,/\u200F]{0,3} ?\d{4}(?=\u2069?$)/, ''),
    statuses: {
      inbound: 'Réceptions par statut',
      outbound: 'Expéditions par statut',
      empty: { inbound: 'Aucune commande de réception.', outbound: 'Aucune commande d’expédition.' },
      orders: {
        inbound: (value) => word(value, 'commande de réception', 'commandes de réception'),
        outbound: (value) => word(value, 'commande d’expédition', 'commandes d’expédition'),
      },
    },
    stock: {
      byWarehouse: 'Stock par entrepôt',
      byType: 'Stock par type',
      warehouse: 'Entrepôt',
      type: 'Type',
      unit: 'Caisses en stock',
      items: 'Articles',
      itemsCounted: (value) => word(value, 'article', 'articles'),
      taxPaid: 'Droits acquittés',
      bonded: 'Sous douane',
      total: 'Total',
      empty: 'Aucun stock.',
      largest: (shown) =>
        plural(shown, {
          one: 'Seul le plus important est affiché. Le tableau les présente tous.',
          other: `Affichage des ${number(shown)} plus importants. Le tableau les présente tous.`,
        }),
    },
    lowStock: {
      title: 'Stock faible',
      empty: 'Aucun stock faible.',
      threshold: 'Seuil de stock faible (caisses)',
      below: 'Moins de',
      unit: (value) => word(value, 'caisse', 'caisses'),
      least: (value) => `min. ${number(value)}`,
      seeAll: (value) => `Tout afficher (${number(value)})`,
      columns: ['Numéro d’article', 'Description', 'Disponible (caisses)', 'Minimum (caisses)'],
    },
    moved: {
      title: 'Reçu et expédié',
      unit: 'Caisses, 30 derniers jours',
      day: 'Jour',
      received: 'Reçu',
      shipped: 'Expédié',
      orders: (text, value) => `${text}\u00a0${word(value, 'commande', 'commandes')}`,
      total: (label, quantity, orders) => `${label}\u00a0: ${quantity} (${orders})`,
      bar: (day, label, quantity) => `${day}, ${label}\u00a0: ${quantity}`,
      note: 'D’après les dates d’arrivée prévue et d’expédition demandée. Les barres montrent les caisses pleines; le tableau montre aussi les bouteilles.',
      empty: 'Rien n’a été reçu ni expédié au cours des 30 derniers jours.',
    },
    uploads: {
      title: 'Téléversements récents',
      empty: 'Aucun téléversement.',
      failedRows: (value) => `${count(value, 'ligne', 'lignes')} en échec`,
    },
    records: {
      title: 'Données de base',
      items: 'Articles actifs',
      customers: 'Clients',
      warehouses: 'Entrepôts',
    },
    showTable: 'Afficher en tableau',
    tablesLabel: 'Tableaux du tableau de bord',
    tables: {
      'failed-inbound': 'Réceptions en échec',
      'failed-outbound': 'Expéditions en échec',
      'late-inbound': 'Réceptions en retard',
      'late-outbound': 'Expéditions en retard',
      arriving: 'Arrivées d’ici 7 jours',
      shipping: 'Expéditions d’ici 7 jours',
      'low-stock': 'Stock faible',
    },
    noTable: 'Tableau introuvable',
    noTableText: 'Choisissez un de ces tableaux\u00a0:',
  };
};

/** Returns the inbox's texts. */
export const attention: CatalogTranslation<'attention'> = (format) => {
  const { number, plural } = format;
  const count = (value: number, one: string, other: string) =>
    `${number(value)}\u00a0${plural(value, { one, other })}`;
  const days = (value: number) => count(value, 'jour', 'jours');
  return {
    title: 'À traiter',
    empty: 'Rien à traiter.',
    kinds: {
      failed: { inbound: 'Réception en échec', outbound: 'Expédition en échec' },
      late: { inbound: 'Réception en retard', outbound: 'Expédition en retard' },
      short: 'Réception incomplète',
      stock: 'Stock faible',
      upload: 'Téléversement avec erreurs',
      license: 'Permis du client',
    },
    age: (iso, now) => {
      const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minuteMs));
      if (Number.isNaN(minutes)) return dash;
      const [one, other, size] = ages.find(([, , least]) => minutes >= least) ?? (['min', 'min', 1] as const);
      return `il y a ${count(Math.floor(minutes / size), one, other)}`;
    },
    about: (kind, subject) => [kind, subject].filter(Boolean).join(' · '),
    reasons: {
      unknown: 'Le système de l’entrepôt n’a donné aucun motif.',
      unavailable: 'Le motif n’est pas disponible.',
      late: {
        inbound: (date, late) => `Attendue le ${format.date(date)} (${days(late)} de retard)`,
        outbound: (date, late) => `Expédition prévue le ${format.date(date)} (${days(late)} de retard)`,
      },
      short: (received, expected) => `Reçu\u00a0: ${received} sur ${expected}`,
      stock: (available, missing, minimum) =>
        `Disponible\u00a0: ${available}, ${count(missing, 'caisse', 'caisses')} sous le minimum de ${number(minimum)}`,
      file: 'Le fichier n’a pas pu être traité.',
      rows: (failed, total) =>
        total === undefined
          ? `${count(failed, 'ligne', 'lignes')} en échec`
          : `${number(failed)} sur ${count(total, 'ligne', 'lignes')} en échec`,
      expired: (date) => `Permis expiré le ${format.date(date)}`,
      expires: (date, left) =>
        left === 0
          ? 'Le permis expire aujourd’hui'
          : `Le permis expire le ${format.date(date)}, dans ${days(left)}`,
    },
    fixes: {
      fix: 'Corriger et soumettre',
      resubmit: (orderId) => `Soumettre de nouveau ${orderId}`,
      openOrder: 'Ouvrir la commande',
      createInbound: 'Nouvelle réception',
      editCustomer: 'Modifier le client',
      viewResults: 'Voir les résultats',
      open: 'Ouvrir',
    },
    fixOf: (fix, subject) => `${fix}\u00a0: ${subject}`,
    actionsOf: (subject) => `Autres actions pour ${subject}`,
    snooze: 'Reporter',
    snoozeFor: { tomorrow: 'Reporter à demain', days: 'Reporter de 3 jours', week: 'Reporter d’une semaine' },
    snoozedUntil: (date) => `Reporté au ${format.date(date)}`,
    isSnoozed: (subject, date) => `${subject} est reporté au ${format.date(date)}.`,
    undo: 'Annuler',
    wake: 'Réactiver',
    snoozed: (value) => `Reportés (${number(value)})`,
    note: 'Note',
    noteOf: (subject) => `Note sur ${subject}`,
    addNote: 'Ajouter une note',
    editNote: 'Modifier la note',
    deleteNote: 'Supprimer la note',
    showAll: (value) => `Tout afficher (${number(value)})`,
    showFewer: 'Afficher moins',
    seeAll: {
      failed: { inbound: 'Toutes les réceptions en échec', outbound: 'Toutes les expéditions en échec' },
      late: { inbound: 'Toutes les réceptions en retard', outbound: 'Toutes les expéditions en retard' },
    },
    partialLicenses: (customers) =>
      plural(customers, {
        one: 'Affiche seulement le permis du premier client.',
        other: `Affiche seulement les permis des ${number(customers)} premiers clients.`,
      }),
    sourceFailed: (source) => `Échec du chargement\u00a0: ${source}.`,
    sources: {
      failed: { inbound: 'réceptions en échec', outbound: 'expéditions en échec' },
      late: { inbound: 'réceptions en retard', outbound: 'expéditions en retard' },
      short: 'quantités reçues',
      stock: 'stock faible',
      upload: 'téléversements avec erreurs',
      license: 'permis des clients',
    },
  };
};

export const firstSteps: CatalogTranslation<'firstSteps'> = ({ number }) => ({
  title: 'Premiers pas',
  progress: (done, total) => `${number(done)} sur ${number(total)} terminés`,
  done: 'Terminé',
  dismiss: 'Masquer',
  items: 'Ajoutez vos articles un à la fois ou téléversez un fichier',
  customer: 'Ajoutez un client à qui expédier',
  inbound: 'Créez une commande de réception pour les marchandises que vous envoyez à l’entrepôt',
  outbound: 'Créez une commande d’expédition pour envoyer des marchandises',
  addItem: 'Ajouter un article',
  upload: 'Téléverser un fichier',
  addCustomer: 'Ajouter un client',
  createInbound: 'Nouvelle réception',
  createOutbound: 'Nouvelle expédition',
});
