import { formatFileSize } from '../../kernel/messages/file-size';
import { dash } from '../../kernel/messages/message-format';
import type { CatalogTranslation } from '../messages';

export const kernel: CatalogTranslation<'kernel'> = (format) => ({
  language: format.language,
  cancel: 'Annuler',
  confirm: 'Confirmer',
  save: 'Enregistrer',
  add: 'Ajouter',
  close: 'Fermer',
  retry: 'Réessayer',
  retryIn: (seconds) => `Réessayer dans ${format.number(seconds)}\u00a0s`,
  loading: 'Chargement',
  view: 'Afficher',
  viewDocument: (title) => `Afficher ${title}`,
  viewRefused: 'Cette page ne peut pas afficher de documents. Téléchargez plutôt le fichier.',
  download: 'Télécharger',
  notifications: 'Notifications',
  dash,
  nothingToShow: 'Rien à afficher',
  dataError: 'Erreur de données',
  dataErrorText: 'Veuillez actualiser la page ou réessayer plus tard',
  embeddedDataErrorText: 'Veuillez réessayer maintenant ou plus tard',
  errorTitle: 'Erreur',
  errorCaption: 'Une erreur inattendue s’est produite. Veuillez réessayer plus tard.',
  moreErrors: (count) =>
    `${format.number(count)} ${format.plural(count, { one: 'autre erreur', other: 'autres erreurs' })}`,
  offline: 'Vous semblez être hors ligne. Vérifiez votre connexion et réessayez.',
  codeMissing:
    'Une partie de cette page n’a pas pu être chargée. La page a peut-être été mise à jour. Rechargez-la et réessayez.',
  tokenUnavailable: 'Votre accès n’a pas pu être confirmé. Veuillez réessayer.',
  timeout: 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
  reference: (requestId) => `Référence\u00a0: ${requestId}`,
  rowsPerPage: 'Lignes par page\u00a0:',
  range: (from, to, total) =>
    total === null
      ? `${format.number(from)}–${format.number(to)} sur plus de ${format.number(to)}`
      : `${format.number(from)}–${format.number(to)} sur ${format.number(total)}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  columns: 'Colonnes',
  resetColumnWidths: 'Rétablir la largeur des colonnes',
  sortLabels: {
    sortBy: 'Trier par',
    direction: { ASC: 'Croissant', DESC: 'Décroissant' },
    sorted: (column, direction) => `Trié par ${column}, ${direction}`,
  },
  density: { comfortable: 'Lignes espacées', dense: 'Lignes compactes' },
  clearSearch: 'Effacer la recherche',
  clearFilter: 'Effacer le filtre',
  downloading: (label, loadedBytes, totalBytes) =>
    totalBytes
      ? `${label} ${format.number(Math.min(loadedBytes / totalBytes, 1), { style: 'percent' })}`
      : `${label}…`,
  date: format.date,
  // The parts of a time, “09 h 02”, stay on one line.
  instant: (iso) => format.instant(iso).replace(' h ', '\u00a0h\u00a0'),
  fileSize: (bytes) => formatFileSize(bytes, format, ['\u00a0o', '\u00a0ko', '\u00a0Mo']),
  unexpected: 'Erreur inattendue de l’application!',
});

const namedValues = 2;

export const filter: CatalogTranslation<'filter'> = (format) => ({
  add: 'Filtrer',
  any: 'tout',
  chip: (label, values) => `${label}\u00a0: ${values}`,
  values: (labels) =>
    [
      ...labels.slice(0, namedValues),
      ...(labels.length > namedValues ? [`+${format.number(labels.length - namedValues)}`] : []),
    ].join(', '),
  remove: (label) => `Retirer le filtre «\u00a0${label}\u00a0»`,
  failed: 'Impossible de charger les options.',
  clear: 'Effacer les filtres',
});

export const dateField: CatalogTranslation<'dateField'> = () => ({
  calendar: 'Calendrier',
  letters: { year: 'aaaa', month: 'mm', day: 'jj' },
  invalid: (pattern, example) => `Entrez une date au format ${pattern}, par exemple ${example}`,
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  today: 'Aujourd’hui',
  clear: 'Effacer',
  weekend: 'Fin de semaine',
});

export const filterDates: CatalogTranslation<'filterDates'> = (format) => ({
  dates: (from, to) => {
    if (from === to) return format.date(from);
    if (to === '') return `à partir du ${format.date(from)}`;
    return from === '' ? `jusqu’au ${format.date(to)}` : `${format.date(from)} – ${format.date(to)}`;
  },
  from: 'Du',
  to: 'Au',
  beforeFrom: 'Ne peut pas précéder la date de début',
  spans: { today: 'Aujourd’hui', nextWeek: '7 prochains jours', lastMonth: '30 derniers jours' },
});

export const recordConflict: CatalogTranslation<'recordConflict'> = (format) => ({
  changed: 'Une autre personne a modifié ces données depuis que vous les avez ouvertes.',
  choose:
    'Vos modifications ne sont pas encore enregistrées. Appliquez-les à l’autre version ou abandonnez-les.',
  reading: 'Chargement de l’autre version…',
  failed: 'Impossible de charger l’autre version.',
  kept: (isReplacing) =>
    isReplacing
      ? 'Vos modifications sont appliquées à l’autre version. Enregistrez pour les conserver; celles qui figurent ici remplacent les valeurs de l’autre version.'
      : 'Vos modifications sont appliquées à l’autre version. Enregistrez pour les conserver.',
  taken: (labels) =>
    labels.length === 0
      ? 'Voici l’autre version.'
      : `Voici l’autre version. Vos modifications ont été abandonnées\u00a0: ${format.list(labels)}.`,
  unopposed:
    'Personne d’autre n’a modifié ces champs. Enregistrez de nouveau pour conserver vos modifications.',
  differ: (count) =>
    format.plural(count, {
      one: `${format.number(count)} champ diffère`,
      other: `${format.number(count)} champs diffèrent`,
    }),
  overwritten: 'Remplacé à l’enregistrement',
  field: 'Champ',
  theirs: 'Autre version',
  mine: 'Votre version',
  ifKept: 'Si vous conservez la vôtre',
  outcome: {
    both: 'Votre valeur remplace l’autre',
    them: 'L’autre valeur est conservée',
    you: 'Votre valeur est enregistrée',
  },
  replaces: (theirs) => `Remplace la valeur de l’autre version\u00a0: ${theirs}`,
  keep: 'Conserver la mienne',
  take: 'Prendre l’autre',
  undo: 'Annuler le choix',
});

export const form: CatalogTranslation<'form'> = (format) => ({
  required: 'Champ obligatoire',
  numericOnly: 'Chiffres seulement',
  numericNotZero: 'Chiffres seulement, valeur autre que 0',
  numericTwoDecimals: 'Nombre autre que 0, avec au plus 2 décimales',
  price: 'Nombre avec 2 décimales',
  numericHyphens: 'Chiffres et traits d’union seulement',
  canadianZip: 'Format de code postal canadien incorrect',
  phone: 'Chiffres seulement, au format XXX-XXX-XXXX',
  email: 'Le format du courriel est incorrect',
  digits: (label, count) => `${label}\u00a0: exactement ${count} chiffres`,
  checkDigit: (label) => `${label}\u00a0: chiffre de contrôle erroné`,
  format: (label) => `${label}\u00a0: format incorrect`,
  unusualStrength: (type) => `Teneur en alcool inhabituelle pour «\u00a0${type}\u00a0»`,
  maxLength: (count) => `Maximum de ${count} caractères`,
  numberRange: (from, to) => `De ${format.number(from)} à ${format.number(to)}`,
  yearRange: (from, to) => `De ${from} à ${to}`,
  blocked: 'Lettres, chiffres, ponctuation et espaces seulement. Les autres caractères ont été supprimés.',
  choose: 'Choisir',
  noMatch: 'Aucun résultat',
  optional: 'Facultatif',
  draftOffer: (savedAt) => `Vous avez des modifications non enregistrées du ${format.instant(savedAt)}.`,
  draftBehind: (savedAt) =>
    `Vous avez des modifications non enregistrées du ${format.instant(savedAt)}, faites sur une version antérieure.`,
  draftUnconfirmed: (savedAt) =>
    `Votre enregistrement du ${format.instant(savedAt)} a été interrompu. Restaurez les valeurs et enregistrez de nouveau pour voir le résultat. Rien n’est enregistré deux fois.`,
  draftRestore: 'Restaurer',
  draftDiscard: 'Abandonner',
  saveChanges: 'Enregistrer les modifications?',
  saveChangesOf: (title) => `Vos modifications apportées à «\u00a0${title}\u00a0» seront enregistrées.`,
  addAnother: (title) => `Ajout effectué\u00a0: ${title}. Vous pouvez en ajouter un autre.`,
  unchanged: 'Aucune modification à enregistrer.',
  allSaved: 'Toutes les modifications sont enregistrées.',
});
