import type { CatalogTranslation } from '../messages';

export const orderForm: CatalogTranslation<'orderForm'> = (format) => ({
  groups: {
    order: 'Commande',
    orderText: 'Numéros de référence et dates',
    transport: 'Transport',
    transportText: 'Transporteur et conditions de fret',
    inventory: 'Stock',
    inventoryText: 'Droits acquittés ou sous douane',
    customer: 'Client',
    customerText:
      'Qui reçoit cette commande. Les changements d’adresse s’appliquent à cette commande seulement.',
    billing: 'Facturer à',
    shipping: 'Livrer à',
    thirdParty: 'Fret facturé à',
    thirdPartyText: 'Qui paie les frais de transport',
    shipFrom: 'Expédié de',
    shipFromText: 'D’où vient l’envoi',
    optional: 'Personne-ressource et instructions',
  },
  newCustomer: 'Nouveau client',
  newCustomerText: 'Le client est ajouté aux clients de ce fournisseur et choisi pour cette commande.',
  warehousesFailed: 'Impossible de charger les entrepôts.',
  customersFailed: 'Impossible de charger les clients.',
  carriersFailed:
    'Impossible de charger les transporteurs. Choisissez «\u00a0Autre transporteur\u00a0» et saisissez son nom.',
  noWarehouse: 'Ce fournisseur n’a pas encore d’entrepôts.',
  otherCarrier: 'Autre transporteur',
  carrierName: 'Nom du transporteur',
  windowFrom: 'Rendez-vous à partir de',
  windowTo: 'Rendez-vous jusqu’à',
  receivingHours: (from, to) => `Heures de réception\u00a0: ${from}–${to} (heure de l’entrepôt)`,
  shippingHours: (from, to, cutoff) =>
    `Heures d’expédition\u00a0: ${from}–${to}${cutoff === undefined ? '' : `, commandes pour le jour même jusqu’à ${cutoff}`} (heure de l’entrepôt)`,
  isFloorLoaded: 'Chargement au sol (sans palettes)',
  loading: 'Chargement',
  carriage: 'Options de transport',
  carrierArranged: 'L’entrepôt réserve le transporteur',
  isCustomerPickup: 'Ramassage par le client',
  services: 'Exigences de livraison',
  deliveryAppointmentRequired: 'Rendez-vous',
  liftgateRequired: 'Hayon élévateur',
  insideDelivery: 'Livraison à l’intérieur',
  residentialDelivery: 'Livraison résidentielle',
  address: 'Adresse',
  sameAsBilling: 'Identique à l’adresse de facturation',
  addressChoice: 'Adresse du client',
  otherAddress: 'Autre adresse',
  contactName: 'Personne-ressource',
  contactPhone: 'Téléphone',
  contactEmail: 'Courriel',
  orderTypes: {
    SALE: 'Vente',
    SAMPLE: 'Échantillon',
    TRANSFER: 'Transfert',
    EXPORT: 'Exportation',
    RETURN_TO_SUPPLIER: 'Retour au fournisseur',
    DESTRUCTION: 'Destruction',
  },
  temperatures: {
    NONE: 'Aucune',
    COOL_55_65F: 'Fraîche, 55–65\u00a0°F',
    REFRIGERATED: 'Réfrigérée',
  },
  trackingHint: 'Séparez les numéros par des virgules',
  adultSignature: 'Les colis d’alcool exigent la signature d’un adulte à la livraison.',
  containerHint: (label) =>
    `${label}\u00a0: chiffre de contrôle inhabituel. Vérifiez qu’il n’y a pas de faute de frappe.`,
  containerByType: 'Les conteneurs servent habituellement aux exportations et aux transferts.',
  past: 'Ne doit pas être dans le passé',
  tooFar: (days) =>
    `Doit se situer d’ici ${format.number(days)} ${format.plural(days, { one: 'jour', other: 'jours' })}`,
  beforeOrder: 'Ne doit pas précéder la date de commande',
  beforeShip: 'Ne doit pas précéder la date d’expédition demandée',
  beforeFrom: 'Doit suivre l’heure de début',
  notBonded: 'L’entrepôt n’est pas sous douane',
  customerNotBonded: 'Le client ne peut pas recevoir de marchandises sous douane',
});

export const orderLines: CatalogTranslation<'orderLines'> = (format) => ({
  lines: 'Lignes',
  keys: 'La touche Entrée ajoute un article. Dans une quantité, elle ramène à la recherche.',
  empty: 'Aucun article',
  emptyText: 'Recherchez un article ou collez des lignes d’une feuille de calcul.',
  columns: {
    item: 'Article',
    stock: 'Disponible',
    casesQuantity: 'Caisses',
    bottlesQuantity: 'Bouteilles',
    lotNumber: 'Lot',
    unitPrice: 'Prix par caisse ($)',
    notes: 'Note',
  },
  field: (column, sku) => `${column}, ${sku}`,
  stock: (cases, bottles) => (bottles ? `${cases}, ${bottles}` : cases),
  more: 'Lots, prix et notes',
  moreInbound: 'Lots et notes',
  remove: (sku) => `Retirer ${sku}`,
  removed: (sku) => `${sku} a été retiré.`,
  added: (sku) => `${sku} a été ajouté.`,
  scanned: (sku, quantity) => `${sku}\u00a0: ${quantity}`,
  scanUndone: (sku) => `La lecture de ${sku} a été annulée.`,
  already: (sku, line) => `${sku} est déjà à la ligne ${format.number(line)}.`,
  noPack: (sku) => `Nombre de bouteilles par caisse manquant pour ${sku}. Modifiez d’abord l’article.`,
  full: (most) => `Une commande peut compter jusqu’à ${format.number(most)} lignes.`,
  undo: 'Annuler',
  sameAs: (quantity) => `Équivaut à ${quantity}`,
  overStock: (quantity) => `Disponible\u00a0: seulement ${quantity}`,
  oneBottle: 'Une caisse contient une seule bouteille\u00a0: saisissez des caisses',
  totals: 'Total',
  pallets: 'Palettes',
  suggested: (pallets) =>
    `${format.number(Math.ceil(pallets))} ${format.plural(Math.ceil(pallets), { one: 'suggérée', other: 'suggérées' })}`,
  useSuggested: (pallets) => `Utiliser ${format.number(pallets)}`,
  unusualPallets: {
    few: (suggested) =>
      ['Nombre de palettes inhabituellement bas', suggested].filter(Boolean).join('\u00a0: '),
    many: () => 'Plus de palettes que de caisses',
  },
  words: {
    cases: (count) => format.plural(count, { one: 'caisse', other: 'caisses' }),
    bottles: (count) => format.plural(count, { one: 'bouteille', other: 'bouteilles' }),
    pounds: 'lb',
  },
  count: (count) => format.number(count, { maximumFractionDigits: 0 }),
  paste: {
    open: 'Coller des lignes',
    title: 'Coller des lignes d’une feuille de calcul',
    text: 'Un article par ligne\u00a0: numéro d’article ou CUP, caisses et bouteilles, puis lot, prix et note (facultatifs). Une ligne d’en-tête est permise.',
    rows: 'Lignes',
    placeholder: 'HF-1001\t12\t0',
    preview: 'Aperçu',
    row: 'Ligne',
    problem: 'Problème',
    reading: 'Recherche des articles',
    unknown: (code, warehouse) => `Aucun article actif ${code} à ${warehouse}`,
    noCode: 'Numéro d’article ou CUP manquant',
    ambiguous: (number) => `${number} peut correspondre à deux nombres. Saisissez-le sans séparateur.`,
    twice: (row) => `Même article qu’à la ligne ${format.number(row)}`,
    onLine: (line) => `Déjà à la ligne ${format.number(line)}`,
    add: (count) =>
      `Ajouter ${format.number(count)} ${format.plural(count, { one: 'ligne', other: 'lignes' })}`,
    good: (good, all) =>
      good === all
        ? format.plural(all, {
            one: 'La ligne peut être ajoutée.',
            other: `Les ${format.number(all)} lignes peuvent être ajoutées.`,
          })
        : `${format.number(good)} ${format.plural(good, { one: 'ligne', other: 'lignes' })} sur ${format.number(all)} ${format.plural(good, { one: 'peut être ajoutée', other: 'peuvent être ajoutées' })}; les autres seront ignorées.`,
    added: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'ligne a été ajoutée', other: 'lignes ont été ajoutées' })}.`,
  },
});

export const orderWizard: CatalogTranslation<'orderWizard'> = (format) => {
  const counted = (lines: number) =>
    `${format.number(lines)} ${format.plural(lines, { one: 'ligne', other: 'lignes' })}`;
  return {
    label: {
      inbound: { create: 'Nouvelle réception', edit: 'Modifier la commande de réception' },
      outbound: { create: 'Nouvelle expédition', edit: 'Modifier la commande d’expédition' },
    },
    steps: 'Étapes',
    stepNames: { details: 'Détails', items: 'Articles', submit: 'Soumission' },
    step: (place, name, state) => [`${format.number(place)} ${name}`, state].filter(Boolean).join(', '),
    states: { done: 'terminée', problem: 'incomplète' },
    back: 'Retour',
    toItems: 'Passer aux articles',
    review: 'Vérifier',
    submit: 'Soumettre la commande',
    resubmit: 'Soumettre de nouveau',
    linesRequired: 'Ajoutez au moins un article.',
    confirmTitle: { create: 'Soumettre cette commande?', edit: 'Soumettre de nouveau cette commande?' },
    confirmText: {
      create: (poNumber, lines) =>
        `Le bon de commande ${poNumber} (${counted(lines)}) sera envoyé à l’entrepôt.`,
      edit: (poNumber, lines) =>
        `Le bon de commande ${poNumber} (${counted(lines)}) sera envoyé de nouveau à l’entrepôt.`,
    },
    created: 'Commande créée',
    createdText: 'Cette commande est ajoutée à l’historique des commandes',
    resubmitted: 'Commande soumise de nouveau',
    failed: 'Erreur de soumission',
    view: (orderId) => `Afficher ${orderId}`,
    done: (orderId) => (orderId ? `La commande ${orderId} a été soumise.` : 'La commande a été soumise.'),
    doneText: 'Le système de l’entrepôt la confirmera sous peu.',
    viewOrder: 'Afficher la commande',
    changeWarehouse: 'Changer d’entrepôt?',
    changeWarehouseText: (lines) =>
      format.plural(lines, {
        one: 'La ligne de l’entrepôt actuel sera retirée.',
        other: `Les ${format.number(lines)} lignes de l’entrepôt actuel seront retirées.`,
      }),
    notEditable: 'Cette commande ne peut pas être modifiée',
    notEditableText: (orderId, status) =>
      `Statut de la commande ${orderId}\u00a0: ${status}. Seules les commandes ouvertes ou en échec peuvent être modifiées.`,
    lines: (lines, cases, bottles) => `${counted(lines)}, ${cases}, ${bottles}`,
    change: 'Modifier',
    checking: 'Vérification…',
    changeStep: (step) => `Modifier\u00a0: ${step}`,
  };
};

export const holiday: CatalogTranslation<'holiday'> = () => ({
  names: {
    newYear: 'Jour de l’An',
    martinLutherKing: 'Jour de Martin Luther King',
    presidents: 'Jour des présidents',
    goodFriday: 'Vendredi saint',
    victoria: 'Fête de la Reine',
    memorial: 'Jour commémoratif',
    juneteenth: 'Juneteenth',
    canada: 'Fête du Canada',
    independence: 'Fête de l’Indépendance',
    labor: 'Fête du Travail',
    reconciliation: 'Journée nationale de la vérité et de la réconciliation',
    columbus: 'Jour de Christophe Colomb',
    veterans: 'Jour des anciens combattants',
    remembrance: 'Jour du Souvenir',
    thanksgiving: 'Action de grâces',
    christmas: 'Noël',
    boxing: 'Lendemain de Noël',
  },
  remark: (name) => `Jour férié\u00a0: ${name}`,
});
