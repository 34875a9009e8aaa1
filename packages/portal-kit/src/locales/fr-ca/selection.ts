import type { CatalogTranslation } from '../messages';

export const selection: CatalogTranslation<'selection'> = (format) => {
  const records = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'enregistrement', other: 'enregistrements' })}`;
  return {
    bar: 'Actions pour les lignes sélectionnées',
    selectRow: (name) => `Sélectionner ${name}`,
    selectPage: 'Sélectionner toutes les lignes de cette page',
    selected: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'sélectionnée', other: 'sélectionnées' })}`,
    clear: 'Annuler la sélection',
    dismiss: 'Fermer le message',
    selectMatching: (count) => `Sélectionner les ${format.number(count)}`,
    selectFirst: (count, total) =>
      `Sélectionner les ${format.number(count)} premières sur ${format.number(total)}`,
    selectUncounted: 'Sélectionner toutes les lignes correspondantes',
    loading: (count) => `Sélection des lignes\u00a0: ${format.number(count)}`,
    stopLoading: 'Arrêter la sélection',
    matchingFailed: 'Impossible de sélectionner les autres lignes',
    export: 'Exporter la sélection',
    stop: 'Arrêter',
    retryFailed: 'Réessayer les échecs',
    continue: 'Continuer',
    undo: 'Annuler l’action',
    refused: (count) => `Cette action ne s’applique pas à ${records(count)}\u00a0:`,
    allRefused: 'Cette action ne s’applique à aucun des enregistrements sélectionnés.',
    progress: (done, total) =>
      `${format.number(done)} sur ${records(total)} ${format.plural(total, { one: 'terminé', other: 'terminés' })}`,
    failed: (count) => `${format.number(count)} en échec`,
    notStarted: (count) =>
      `${format.number(count)} ${format.plural(count, { one: 'non commencé', other: 'non commencés' })}`,
    more: (count) => `et ${format.number(count)} de plus`,
    records: 'Enregistrements',
    states: {
      waiting: 'En attente',
      running: 'En cours',
      done: 'Terminé',
      failed: 'Échec',
      notStarted: 'Non commencé',
    },
  };
};

export const itemSelection: CatalogTranslation<'itemSelection'> = (format) => {
  const items = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'article', other: 'articles' })}`;
  return {
    activate: {
      label: 'Activer',
      title: 'Activer des articles',
      question: (count) => `Activer ${items(count)}?`,
      consequence: 'Les articles actifs peuvent être ajoutés aux commandes.',
      done: (count) => `${items(count)} ${format.plural(count, { one: 'activé', other: 'activés' })}`,
      refusal: 'L’article est déjà actif.',
    },
    discontinue: {
      label: 'Abandonner',
      title: 'Abandonner des articles',
      question: (count) => `Abandonner ${items(count)}?`,
      consequence: 'Les articles abandonnés ne peuvent pas être ajoutés aux commandes.',
      done: (count) => `${items(count)} ${format.plural(count, { one: 'abandonné', other: 'abandonnés' })}`,
      refusal: 'L’article est déjà abandonné.',
    },
    undo: {
      title: 'Rétablir le statut des articles',
      question: (count) => `Rétablir le statut de ${items(count)}?`,
      done: (count) => `Statut de ${items(count)} rétabli`,
    },
    columns: { onHandBottles: 'En stock (bouteilles)', availableBottles: 'Disponible (bouteilles)' },
  };
};

export const orderSelection: CatalogTranslation<'orderSelection'> = (format) => {
  const orders = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'commande', other: 'commandes' })}`;
  const bills = (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'connaissement', other: 'connaissements' })}`;
  return {
    resubmit: {
      label: 'Soumettre de nouveau',
      title: 'Soumettre des commandes de nouveau',
      question: (count) => `Soumettre ${orders(count)} de nouveau?`,
      consequence: 'Les commandes seront envoyées de nouveau à l’entrepôt sans modification.',
      done: (count) =>
        `${orders(count)} ${format.plural(count, { one: 'soumise', other: 'soumises' })} de nouveau`,
      refusal: (status) =>
        `Statut de la commande\u00a0: ${status}. Seules les commandes en échec peuvent être soumises de nouveau.`,
    },
    cancel: {
      label: 'Annuler les commandes',
      title: 'Annuler des commandes',
      question: (count) => `Annuler ${orders(count)}?`,
      consequence: 'Les commandes annulées ne peuvent pas être rétablies.',
      done: (count) => `${orders(count)} ${format.plural(count, { one: 'annulée', other: 'annulées' })}`,
      refusal: (status) => `Statut de la commande\u00a0: ${status}. Cette commande ne peut pas être annulée.`,
      keep: 'Conserver les commandes',
      reason: 'Motif',
      optional: 'Facultatif. L’entrepôt le verra.',
    },
    billsOfLading: {
      label: 'Connaissements',
      title: 'Télécharger les connaissements',
      question: (count) => `Télécharger ${bills(count)}?`,
      consequence: 'Plusieurs connaissements sont téléchargés dans un fichier ZIP.',
      done: (count) => `${bills(count)} ${format.plural(count, { one: 'téléchargé', other: 'téléchargés' })}`,
      refusal: (status) =>
        `Statut de la commande\u00a0: ${status}. Cette commande n’a pas encore de connaissement.`,
    },
    printBills: {
      label: 'Imprimer les connaissements',
      title: 'Imprimer les connaissements',
      question: (count) => `Imprimer ${bills(count)}?`,
      consequence: 'Un aperçu montre les connaissements l’un après l’autre.',
      done: (count) => `${bills(count)} ${format.plural(count, { one: 'prêt', other: 'prêts' })} à imprimer`,
    },
    columns: {
      referenceNumber: 'Numéro de référence',
      carrier: 'Transporteur',
      inventory: 'Type de stock',
      cases: 'Caisses',
      bottles: 'Bouteilles',
      lines: 'Lignes',
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
        label: 'Activer',
        title: `Activer des ${other}`,
        question: (count: number) => `Activer ${records(count)}?`,
        consequence: consequences?.activate ?? '',
        done: (count: number) =>
          `${records(count)} ${format.plural(count, { one: 'activé', other: 'activés' })}`,
        refusal: `${the} est déjà actif.`,
      },
      deactivate: {
        label: 'Désactiver',
        title: `Désactiver des ${other}`,
        question: (count: number) => `Désactiver ${records(count)}?`,
        consequence: consequences?.deactivate ?? '',
        done: (count: number) =>
          `${records(count)} ${format.plural(count, { one: 'désactivé', other: 'désactivés' })}`,
        refusal: `${the} est déjà inactif.`,
      },
      undo: {
        title: `Rétablir le statut des ${other}`,
        question: (count: number) => `Rétablir le statut de ${records(count)}?`,
        done: (count: number) => `Statut de ${records(count)} rétabli`,
      },
    };
  };
  return {
    customers: actions('Le client', 'client', 'clients', {
      activate: 'Les clients actifs peuvent être sélectionnés dans les commandes.',
      deactivate: 'Les clients inactifs ne peuvent pas être sélectionnés dans les commandes.',
    }),
    suppliers: actions('Le fournisseur', 'fournisseur', 'fournisseurs'),
    warehouses: actions('L’entrepôt', 'entrepôt', 'entrepôts'),
    users: actions('L’utilisateur', 'utilisateur', 'utilisateurs', {
      activate: 'Les utilisateurs actifs peuvent se connecter.',
      deactivate: 'Les utilisateurs inactifs ne peuvent pas se connecter.',
    }),
    currentSupplier:
      'Vous ne pouvez pas désactiver le fournisseur actuel. Passez d’abord à un autre fournisseur.',
    ownAccount: 'Vous ne pouvez pas désactiver votre propre compte.',
  };
};

export const uploadSelection: CatalogTranslation<'uploadSelection'> = (format) => {
  const files = (count: number, one: string, other: string) =>
    `${format.number(count)} ${format.plural(count, { one, other })}`;
  const reports = (count: number) => files(count, 'rapport', 'rapports');
  const rows = (count: number) => files(count, 'fichier de lignes en échec', 'fichiers de lignes en échec');
  const downloaded = (count: number) => format.plural(count, { one: 'téléchargé', other: 'téléchargés' });
  return {
    reports: {
      label: 'Télécharger les rapports',
      title: 'Télécharger les rapports',
      question: (count) => `Télécharger ${reports(count)}?`,
      consequence: 'Plusieurs rapports sont téléchargés dans un fichier ZIP.',
      done: (count) => `${reports(count)} ${downloaded(count)}`,
    },
    failedRows: {
      label: 'Télécharger les lignes en échec',
      title: 'Télécharger les lignes en échec',
      question: (count) => `Télécharger ${rows(count)}?`,
      consequence:
        'Crée un fichier par téléversement. Corrigez les lignes, puis téléversez le fichier de nouveau. Plusieurs fichiers sont téléchargés dans un fichier ZIP.',
      done: (count) => `${rows(count)} ${downloaded(count)}`,
    },
    noReport: 'Ce téléversement n’a pas de rapport.',
    noFailedRows: 'Ce téléversement n’a pas de lignes en échec.',
    columns: {
      totalRows: 'Lignes',
      succeededRows: 'Téléversées',
      failedRows: 'En échec',
      skippedRows: 'Ignorées',
      fileSize: 'Taille (octets)',
      errorMessage: 'Erreur',
    },
  };
};
