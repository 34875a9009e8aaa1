import { uploadStatusMessages } from '../../domain/uploads/upload-status';
import type { CatalogTranslation } from '../messages';

const existing: Readonly<Record<string, string>> = {
  ITEMS: 'articles existants',
  CUSTOMERS: 'clients existants',
  INBOUND_ORDERS: 'commandes de réception existantes',
  OUTBOUND_ORDERS: 'commandes d’expédition existantes',
};

export const uploads: CatalogTranslation<'uploads'> = (format) => {
  const rows = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'ligne', other: 'lignes' })}`;
  return {
    title: 'Téléverser un fichier',
    fileType: 'Contenu du fichier',
    fileTypes: {
      ITEMS: 'Articles',
      CUSTOMERS: 'Clients',
      INBOUND_ORDERS: 'Commandes de réception',
      OUTBOUND_ORDERS: 'Commandes d’expédition',
    },
    drop: 'Déposez un fichier .csv ou .xlsx ici',
    or: 'ou',
    choose: 'Choisir un fichier',
    limits: (maxRows, size) => `Jusqu’à ${rows(maxRows)} et ${size}.`,
    template: 'Modèle',
    cancelTemplate: 'Annuler le téléchargement du modèle',
    remove: (fileName) => `Retirer ${fileName}`,
    discarded: (fileName) => `Les lignes corrigées de ${fileName} ont été retirées.`,
    restore: 'Restaurer',
    override: (fileType) => `Mettre à jour les ${existing[fileType] ?? 'données existantes'}`,
    overrideText: (fileType) =>
      `Les cellules remplies remplacent les valeurs actuelles; les cellules vides sont ignorées. Sans cette option, les lignes qui visent des ${existing[fileType] ?? 'données existantes'} sont ignorées.`,
    checking: 'Vérification du fichier…',
    good: (count) => `${rows(count)} ${format.plural(count, { one: 'prête', other: 'prêtes' })} à téléverser`,
    counted: (ready, bad, skipped, unchecked) =>
      [
        `${rows(ready + bad + skipped + unchecked)}\u00a0: ${format.number(ready)} ${format.plural(ready, { one: 'prête', other: 'prêtes' })}`,
        ...(unchecked > 0
          ? [
              `${format.number(unchecked)} ${format.plural(unchecked, { one: 'vérifiée', other: 'vérifiées' })} à l’importation`,
            ]
          : []),
        ...(bad > 0 ? [`${format.number(bad)} avec des problèmes`] : []),
        ...(skipped > 0
          ? [`${format.number(skipped)} ${format.plural(skipped, { one: 'ignorée', other: 'ignorées' })}`]
          : []),
      ].join(', '),
    skip: 'Cette ligne est ignorée',
    hinted: (count) =>
      `· ${rows(count)} avec ${format.plural(count, { one: 'un avertissement', other: 'des avertissements' })}`,
    hint: 'Avertissement\u00a0: cette ligne peut quand même être téléversée',
    allBad: (count) =>
      format.plural(count, {
        one: 'La seule ligne a des problèmes. Il n’y a rien à téléverser.',
        other: `Les ${rows(count)} ont toutes des problèmes. Il n’y a rien à téléverser.`,
      }),
    problems: 'Problèmes dans le fichier',
    moreProblems: (shown, all) =>
      `Affichage des ${format.number(shown)} premiers problèmes sur ${format.number(all)}.`,
    row: 'Ligne',
    column: 'Colonne',
    value: 'Valeur',
    problem: 'Problème',
    upload: 'Téléverser',
    uploadRows: (count, all) => `Téléverser ${format.number(count)} de ${rows(all)}`,
    uploading: (share) =>
      share === null ? 'Téléversement…' : `Téléversement… ${format.number(share, { style: 'percent' })}`,
    uploadAgain: 'Téléverser de nouveau',
    cancelUpload: 'Annuler le téléversement',
    several: 'Téléversez un seul fichier à la fois.',
    folder: 'C’est un dossier. Choisissez plutôt un fichier.',
    noFile:
      'Vous avez déposé du texte ou un lien. Enregistrez le fichier sur votre appareil, puis choisissez-le ici.',
    file: {
      empty: 'Le fichier est vide.',
      type: 'Seuls les fichiers .csv et .xlsx peuvent être téléversés.',
      unreadable: 'Impossible de lire le fichier. Il a peut-être changé depuis que vous l’avez choisi.',
      noRows: 'Le fichier a un en-tête, mais aucune ligne.',
      lockFile:
        'C’est un fichier temporaire de votre tableur. Choisissez le fichier dont le nom ne contient pas ~$.',
      damaged: 'Le classeur est endommagé. Ouvrez-le dans votre tableur et enregistrez-le de nouveau.',
      protected: 'Le classeur a un mot de passe. Enregistrez une copie sans mot de passe.',
      rightsManaged: 'Le classeur a des autorisations limitées. Enregistrez une copie sans restriction.',
      shortcut:
        'C’est un lien vers un fichier. Ouvrez le lien, téléchargez le fichier et choisissez le téléchargement.',
      webPage:
        'C’est une page Web et non une feuille de calcul. Téléchargez de nouveau le fichier et vérifiez son contenu.',
      notSpreadsheet: 'Ce n’est pas une feuille de calcul. Choisissez un fichier .csv ou .xlsx.',
      rowLimit: 'Le fichier a trop de lignes.',
      columnLimit: 'Le fichier a trop de colonnes.',
      sizeLimit: 'Le classeur contient trop de données.',
    },
    otherFormat: (fileFormat) =>
      `Les fichiers ${fileFormat} ne peuvent pas être téléversés. Enregistrez le fichier au format .xlsx ou .csv.`,
    openQuote: (row) => `Il manque un guillemet fermant à la ligne ${row}.`,
    dateOrder: (headers) => `Choisissez le format de date pour ${format.list(headers)}.`,
    tooLarge: (limit) => `Le fichier dépasse ${limit}.`,
    tooManyRows: (count, max) => `Le fichier compte ${rows(count)}; la limite est de ${rows(max)}.`,
    missingColumns: (headers) => `Colonnes manquantes\u00a0: ${format.list(headers)}.`,
    unknownColumns: (headers) => `Colonnes inconnues\u00a0: ${format.list(headers)}.`,
    doubledColumns: (headers) => `Colonnes en double\u00a0: ${format.list(headers)}.`,
    outcome: {
      accepted: (fileName) => `${fileName} a été téléversé.`,
      failed: (fileName) => `Le téléversement de ${fileName} a échoué.`,
      canceled: (fileName) => `Le téléversement de ${fileName} a été annulé.`,
    },
    uploaded: 'Fichier téléversé',
    uploadedText: 'Votre fichier a été téléversé',
    resultsTitle: 'Résultats des téléversements',
    results: {
      search: 'Rechercher des téléversements',
      empty: 'Les résultats des téléversements s’affichent ici.',
      noMatch: 'Aucun téléversement ne correspond à votre recherche et à vos filtres.',
      showAll: 'Afficher tous les téléversements',
      outdated: 'Impossible d’actualiser la liste. Les données ne sont peut-être pas à jour.',
      columns: {
        fileName: 'Nom du fichier',
        fileType: 'Type',
        status: 'Statut',
        uploadedBy: 'Téléversé par',
        uploadedAt: 'Téléversé le',
        rows: 'Lignes',
        fileSize: 'Taille',
        report: 'Rapport',
      },
      status: uploadStatusMessages(format.locale).labels,
      counts: (good, bad, skipped) =>
        [
          `${format.number(good)} ${format.plural(good, { one: 'importée', other: 'importées' })}`,
          ...(bad > 0 ? [`${format.number(bad)} en échec`] : []),
          ...(skipped > 0
            ? [`${format.number(skipped)} ${format.plural(skipped, { one: 'ignorée', other: 'ignorées' })}`]
            : []),
        ].join(', '),
      rows,
      total: (count) => `sur ${rows(count)}`,
      report: 'Rapport',
      reportOf: (fileName) => `Rapport de ${fileName}`,
      cancelReport: (fileName) => `Annuler le téléchargement du rapport de ${fileName}`,
      failedRows: 'Lignes en échec',
      failedRowsOf: (fileName) => `Lignes en échec de ${fileName}`,
      cancelFailedRows: (fileName) => `Annuler le téléchargement des lignes en échec de ${fileName}`,
      settled: (fileName, status, counts) => `${fileName}\u00a0: ${status}. ${counts}`,
    },
  };
};

export const uploadProblem: CatalogTranslation<'uploadProblem'> = (format) => ({
  choice: (choices) => `L’une des valeurs suivantes\u00a0: ${choices.join(', ')}`,
  yesNo: 'Y ou N',
  date: 'Une date au format AAAA-MM-JJ',
  outdated: (label) => `${label} (désuet) n’est plus offert`,
  country: 'USA, CAN ou un code de pays ISO numérique',
  blocked: 'Lettres, chiffres, ponctuation et espaces seulement',
  formulaError: (error) => `Erreur de formule ${error}`,
  formulaValue: 'La formule n’a pas de valeur enregistrée. Enregistrez le fichier dans votre tableur.',
  shortened:
    'Votre tableur a raccourci ce nombre. Mettez la colonne au format texte et saisissez-le de nouveau.',
  ambiguousNumber: (number) => `${number} peut correspondre à deux nombres. Saisissez-le sans séparateur.`,
  otherWarehouse: 'L’entrepôt n’est pas attribué au fournisseur',
  doubleWarehouse: 'L’entrepôt figure deux fois',
  duplicate: (row, header) => `Doublon\u00a0: la ligne ${row} a la même valeur pour ${header}`,
  superseded: (row, header) => `Doublon\u00a0: la ligne ${row} a la même valeur pour ${header} et a priorité`,
  existing: (header) => `Doublon\u00a0: ${header} existe déjà`,
  usedUpc: 'Le CUP existe déjà',
  inUse: 'Il y a du stock ou des commandes ouvertes pour cet article.',
  warehouseInUse: (warehouseId) => `${warehouseId} a cet article en stock`,
  doubleLine: (line) => `La ligne ${line} figure deux fois`,
  unknownItem: (sku) => `Article inconnu\u00a0: ${sku}`,
  doubleItem: (sku, line) => `L’article ${sku} est déjà à la ligne ${line}`,
  inactiveItem: 'L’article est inactif',
  discontinuedItem: 'L’article est abandonné',
  notStored: (warehouseId) => `L’article n’est pas entreposé à ${warehouseId}`,
  singleBottle: 'Une caisse contient une seule bouteille. Saisissez des caisses.',
  otherVintage: (vintage) => `Le millésime de l’article est ${vintage}`,
  stock: (cases, bottles) =>
    `Disponible\u00a0: seulement ${format.number(cases)} ${format.plural(cases, { one: 'caisse', other: 'caisses' })}, ` +
    `${format.number(bottles)} ${format.plural(bottles, { one: 'bouteille', other: 'bouteilles' })}`,
  inactiveWarehouse: 'L’entrepôt est inactif',
  notBonded: 'L’entrepôt n’est pas sous douane',
  unknownCarrier: 'Transporteur inconnu',
  past: 'Ne doit pas être dans le passé',
  tooFar: (days) =>
    `Doit se situer d’ici ${format.number(days)} ${format.plural(days, { one: 'jour', other: 'jours' })}`,
  beforeOrder: 'Ne doit pas précéder la date de commande',
  beforeShip: 'Ne doit pas précéder la date d’expédition demandée',
  unknownCustomer: 'Client inconnu',
  inactiveCustomer: 'Le client est inactif',
  licenseExpired: (date) => `Le permis du destinataire a expiré le ${date}`,
  customerNotBonded: 'Le client ne peut pas recevoir de marchandises sous douane',
  noAddress: 'Le client n’a pas d’adresse de facturation ou de livraison',
  unknownState: 'Code inconnu',
  accountNumber:
    'Un numéro de compte chez le transporteur est requis. Créez cette commande avec le formulaire.',
  thirdParty: 'Une adresse de tiers est requise. Créez cette commande avec le formulaire.',
  origin: 'La commande d’un importateur doit avoir une origine. Créez cette commande avec le formulaire.',
  unchangeable: (status) => `Statut de la commande\u00a0: ${status}. Elle ne peut plus être modifiée.`,
  onImport: 'Vérifié à l’importation',
  disagreement: (first, row) => `Les détails de la commande diffèrent entre les lignes ${first} et ${row}`,
  sameOrder: 'Une autre ligne de cette commande est en échec',
  strayColumn: (column) => `La colonne ${column} est remplie, mais n’a pas d’en-tête`,
});
