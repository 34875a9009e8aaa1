import type { CatalogTranslation } from '../messages';

export const uploadCorrections: CatalogTranslation<'uploadCorrections'> = (format) => {
  const rows = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'ligne', other: 'lignes' })}`;
  const cells = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'cellule', other: 'cellules' })}`;
  return {
    mappingTitle: 'Associer les colonnes',
    mappingText:
      'Choisissez une colonne du modèle pour chaque colonne du fichier. Les valeurs ci-dessous proviennent du fichier.',
    ignore: 'Ignorer',
    required: (header) => `${header} (obligatoire)`,
    unnamed: (column) => `Colonne ${column}`,
    noValues: 'Aucune valeur',
    missing: (headers) => `Colonnes obligatoires non associées\u00a0: ${format.list(headers)}.`,
    ignored: (headers) => `Colonnes ignorées\u00a0: ${format.list(headers)}.`,
    apply: 'Utiliser ces colonnes',
    mapped:
      'Les colonnes sont associées. Le prochain fichier avec les mêmes colonnes sera associé de la même façon.',
    remembered: 'Les colonnes sont associées comme lors d’un téléversement précédent.',
    renamed: (header, target) => `${header} → ${target}`,
    changeMapping: 'Changer l’association',
    forgetMapping: 'Réinitialiser l’association',
    sheet: 'Feuille',
    headerRow: (row) => `Les en-têtes de colonne sont à la ligne ${row}.`,
    encoding: (name) => `Le fichier est encodé en ${name} et sera téléversé en UTF-8.`,
    encodingSample: (cells) => `Vérifiez les lettres accentuées\u00a0: ${cells.join(' · ')}`,
    dateOrder: (header) => `Dates dans «\u00a0${header}\u00a0»`,
    dateExample: (example) => `${example} peut signifier deux jours.`,
    dateChoice: 'Choisir',
    monthFirst: (date) => `Mois en premier\u00a0: ${format.date(date)}`,
    dayFirst: (date) => `Jour en premier\u00a0: ${format.date(date)}`,
    correct: 'Corriger les lignes',
    closeGrid: 'Afficher la liste des problèmes',
    download: (count) => `Télécharger ${rows(count)} avec des problèmes`,
    rest: (count) =>
      format.plural(count, {
        one: '1 ligne avec des problèmes n’a pas été téléversée. Corrigez-la et téléversez-la, ou téléchargez-la.',
        other: `${rows(count)} avec des problèmes n’ont pas été téléversées. Corrigez-les et téléversez-les, ou téléchargez-les.`,
      }),
    grid: 'Lignes du fichier',
    gridHelp:
      'Appuyez sur Entrée pour modifier une cellule et sur Échap pour annuler. Utilisez Maj avec les flèches pour sélectionner des cellules, Ctrl+D pour recopier vers le bas et Ctrl+Z pour annuler le dernier changement. Vous pouvez coller des cellules d’une feuille de calcul.',
    onlyProblems: 'Seulement les lignes avec des problèmes',
    fillDown: 'Recopier vers le bas',
    undo: 'Annuler le changement',
    row: 'Ligne',
    rowOf: (row, column) => `Ligne ${row}, ${column}`,
    noHeader: (column) => `Colonne ${column} (sans en-tête)`,
    range: (from, to, total) => `${from}–${to} de ${rows(total)}`,
    previous: 'Lignes précédentes',
    next: 'Lignes suivantes',
    noRows: 'Aucune ligne avec des problèmes.',
    filled: (count) => `${cells(count)} ${format.plural(count, { one: 'remplie', other: 'remplies' })}`,
    pasted: (count) => `${cells(count)} ${format.plural(count, { one: 'collée', other: 'collées' })}`,
    undone: 'Le dernier changement a été annulé',
    nothingToFill: 'Aucune cellule en dessous n’a de problème',
  };
};
