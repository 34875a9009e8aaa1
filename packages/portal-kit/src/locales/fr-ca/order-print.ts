import type { CatalogTranslation } from '../messages';

export const orderPrint: CatalogTranslation<'orderPrint'> = (format) => ({
  title: (orderId) => `Imprimer ${orderId}`,
  print: 'Imprimer',
  document: 'Document',
  documents: {
    order: 'Commande',
    bill: 'Connaissement',
    pallets: 'Étiquettes de palettes',
    cases: 'Étiquettes de caisses',
  },
  paper: 'Papier',
  papers: { label: '4 × 6 po', a4: 'A4', letter: 'Lettre' },
  a4Labels: 'A4, 4 étiquettes par feuille',
  first: 'Première étiquette',
  count: 'Nombre d’étiquettes',
  lines: 'Ligne',
  allLines: 'Toutes les lignes',
  lineName: (line, sku) => `${format.number(line)} · ${sku}`,
  numberProblem: (from, to) => `Entrez un nombre de ${format.number(from)} à ${format.number(to)}`,
  noCount: 'Entrez le nombre d’étiquettes pour voir l’aperçu.',
  noCases: 'Cette commande n’a pas de caisses.',
  summary: (labels, sheets) =>
    `${format.number(labels)} ${format.plural(labels, { one: 'étiquette', other: 'étiquettes' })}, ${format.number(sheets)} ${format.plural(sheets, { one: 'feuille', other: 'feuilles' })}`,
  plainCodes:
    'Le fournisseur n’a pas de préfixe d’entreprise GS1. Les étiquettes montrent le numéro de commande au lieu d’un SSCC.',
  codesFailed: 'Les codes à barres n’ont pas pu être chargés.',
  prefixFailed: 'Le préfixe d’entreprise GS1 du fournisseur n’a pas pu être chargé.',
  caseCodesFailed:
    'Les codes de caisse des articles n’ont pas pu être chargés. Les étiquettes ne les montrent pas.',
  warehouseFailed: 'L’adresse de l’entrepôt n’a pas pu être chargée.',
  billFailed: 'Le connaissement n’a pas pu être chargé.',
  billPrintFailed:
    'Le navigateur ne peut pas imprimer ce fichier ici. Téléchargez le fichier et imprimez-le.',
  inbound: 'Commande de réception',
  outbound: 'Commande d’expédition',
  printed: (iso) => `Imprimé le ${format.instant(iso)}`,
  order: 'Commande',
  shipFrom: 'Expédié de',
  shipTo: 'Livrer à',
  poNumber: 'Bon de commande',
  arrival: 'Arrivée prévue',
  carrier: 'Transporteur',
  lineNumber: 'Ligne',
  upc: 'CUP',
  lot: 'Lot',
  vintage: 'Millésime',
  note: 'Note',
  perCase: 'Par caisse',
  loose: 'Bouteilles à l’unité',
  palletOf: (number, total) => `Palette ${format.number(number)} sur ${format.number(total)}`,
  caseOf: (number, total) => `Caisse ${format.number(number)} sur ${format.number(total)}`,
  codeInvalid: 'Aucun code à barres\u00a0: le texte contient des caractères que Code 128 n’accepte pas.',
  billOf: (number, total, orderId) =>
    `${format.number(number)} sur ${format.number(total)}\u00a0: ${orderId}`,
  previousBill: 'Précédent',
  nextBill: 'Suivant',
  bills: (count) =>
    format.plural(count, {
      one: 'Imprimer 1 connaissement',
      other: `Imprimer ${format.number(count)} connaissements`,
    }),
});
