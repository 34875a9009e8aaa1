import type { CatalogTranslation } from '../messages';

export const orderChecks: CatalogTranslation<'orderChecks'> = (format) => {
  const pallets = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'palette', other: 'palettes' })}`;
  const cases = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'caisse', other: 'caisses' })}`;
  return {
    title: 'À vérifier avant de soumettre',
    passed: 'La vérification n’a trouvé aucun problème.',
    groups: {
      stock: 'stock',
      items: 'articles',
      license: 'permis',
      dates: 'heures de l’entrepôt',
      carrier: 'transporteur',
      pallets: 'palettes',
    },
    checking: (groups) => `Vérification en cours\u00a0: ${format.list(groups)}…`,
    waiting: 'La soumission se poursuivra après la vérification.',
    failed: (groups) =>
      `Vérification impossible\u00a0: ${format.list(groups)}. Vous pouvez réessayer ou soumettre la commande quand même.`,
    problems: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'problème', other: 'problèmes' })}`,
    warnings: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'avertissement', other: 'avertissements' })}`,
    severities: { block: 'Problème\u00a0:', warn: 'Avertissement\u00a0:' },
    blocked: 'Corrigez les problèmes pour soumettre la commande.',
    goTo: (field) => `Aller à «\u00a0${field}\u00a0»`,
    showAll: (count) => `Tout afficher (${format.number(count)})`,
    showFewer: 'Afficher moins',
    date: format.date,
    stock: {
      quantity: (full, bottles) => (bottles ? `${full}, ${bottles}` : full),
      short: (sku, ordered, available, arriving) =>
        arriving
          ? `${sku} – commandé\u00a0: ${ordered}; disponible\u00a0: ${available}; arrivée prévue d’ici le ${arriving.date}\u00a0: ${arriving.quantity} de plus.`
          : `${sku} – commandé\u00a0: ${ordered}; disponible d’ici la date d’expédition\u00a0: ${available} seulement.`,
      arriving: (sku, ordered, available, { quantity, date }) =>
        `${sku} – commandé\u00a0: ${ordered}; disponible maintenant\u00a0: ${available}; arrivée prévue d’ici le ${date}\u00a0: ${quantity} de plus. D’ici là, la commande peut échouer.`,
    },
    items: {
      unknown: (sku) => `${sku} est introuvable parmi vos articles.`,
      elsewhere: (sku, warehouse) => `${sku} n’est pas entreposé à ${warehouse}.`,
      inactive: (sku) => `${sku} est inactif.`,
      discontinued: (sku) => `${sku} est abandonné.`,
      remaining: (sku) => `${sku} est abandonné. Seul le stock restant peut être expédié.`,
    },
    license: {
      inactive: (customer) => `${customer} est inactif et ne peut pas recevoir de commandes.`,
      expired: (customer, date) => `Le permis de ${customer} a expiré le ${format.date(date)}.`,
      expiresFirst: (customer, date, shipDate) =>
        `Le permis de ${customer} expire le ${format.date(date)}, avant la date d’expédition, le ${format.date(shipDate)}.`,
      noLicense: (customer) => `${customer} n’a pas de permis d’État.`,
      noPermit: (customer) => `${customer} n’a pas de permis TTB.`,
    },
    dates: {
      weekend: (label, date, next) =>
        `${label}\u00a0: le ${format.date(date)} tombe la fin de semaine. Le prochain jour ouvrable est le ${format.date(next)}.`,
      past: (label, date) => `${label}\u00a0: le ${format.date(date)} est passé.`,
      cutoff: (warehouse, time) =>
        `${warehouse} expédie le jour ouvrable suivant les commandes reçues après ${time}.`,
      hours: (warehouse, from, to) =>
        `Le rendez-vous est en dehors des heures de réception de ${warehouse}, ${from}–${to}.`,
      inactive: (warehouse) => `${warehouse} est inactif.`,
    },
    carrier: {
      twoCarriages:
        'Choisissez soit un transporteur réservé par l’entrepôt, soit le ramassage par le client.',
      deliveryOfPickup:
        'Le client ramasse la commande, mais celle-ci comporte des exigences ou une date de livraison.',
      containerByType: 'Les conteneurs servent habituellement aux exportations et aux transferts.',
      unlisted: (scac) => `${scac} ne figure pas dans la liste des transporteurs du pays de l’entrepôt.`,
      mode: (carrier, shippingType) => `${carrier} n’offre pas le service ${shippingType}.`,
      containerNumber: (number) => `Le numéro de conteneur ${number} a un chiffre de contrôle inhabituel.`,
    },
    pallets: {
      few: (count, full, suggested) =>
        `${pallets(count)} pour ${cases(full)}, c’est inhabituellement peu; suggestion\u00a0: ${format.number(suggested)}.`,
      many: (count, full) => `${pallets(count)} pour ${cases(full)}, c’est plus d’une palette par caisse.`,
      without: (count) =>
        `Les colis et les conteneurs chargés au sol n’utilisent pas de palettes, mais cette commande compte ${pallets(count)}.`,
    },
  };
};
