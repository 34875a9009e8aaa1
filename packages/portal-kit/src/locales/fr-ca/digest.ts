import type { CatalogTranslation } from '../messages';

export const digest: CatalogTranslation<'digest'> = (format) => {
  const { number } = format;
  return {
    heading: (date, supplier) => `${format.date(date)} · ${supplier}`,
    previousDay: 'Jour précédent',
    nextDay: 'Jour suivant',
    today: 'Aujourd’hui',
    print: 'Imprimer',
    dayNote:
      'Les commandes reçues, expédiées et en échec figurent au jour de leur dernier changement. Une commande qui a changé de nouveau figure au jour ultérieur. Les téléversements figurent au jour où ils se sont terminés.',
    stateNote: (iso) =>
      `Les retards, les stocks faibles et les permis montrent l’état au ${format.instant(iso)}, pour tous les jours.`,
    count: (rows, isPartial) => (isPartial ? `${number(rows)}+` : number(rows)),
    partial: (max) =>
      `Seuls les ${number(max)} premiers enregistrements ont été vérifiés. Il peut y en avoir d’autres.`,
    sections: {
      received: { title: 'Reçues', empty: 'Aucune commande n’a été reçue.' },
      shipped: { title: 'Expédiées', empty: 'Aucune commande n’a été expédiée.' },
      failedInbound: {
        title: 'Commandes de réception en échec',
        empty: 'Aucune commande de réception n’a échoué.',
      },
      failedOutbound: {
        title: 'Commandes d’expédition en échec',
        empty: 'Aucune commande d’expédition n’a échoué.',
      },
      uploads: { title: 'Téléversements terminés', empty: 'Aucun téléversement ne s’est terminé.' },
      lateInbound: {
        title: 'Commandes de réception en retard',
        empty: 'Aucune commande de réception n’est en retard.',
      },
      lateOutbound: {
        title: 'Commandes d’expédition en retard',
        empty: 'Aucune commande d’expédition n’est en retard.',
      },
      lowStock: { title: 'Stock faible', empty: 'Aucun article n’a un stock faible.' },
      licenses: {
        title: 'Permis expirés ou bientôt expirés',
        empty: 'Aucun permis n’est expiré ni n’expire d’ici 30 jours.',
      },
    },
    columns: {
      order: 'Commande',
      poNumber: 'Bon de commande',
      party: { inbound: 'Entrepôt', outbound: 'Client' },
      changedAt: 'Dernier changement',
      quantity: 'Quantité',
      file: 'Fichier',
      status: 'Statut',
      completedAt: 'Terminé',
      failedRows: 'Lignes en échec',
      due: { inbound: 'Arrivée prévue', outbound: 'Date d’expédition demandée' },
      sku: 'Numéro d’article',
      description: 'Description',
      available: 'Disponible',
      minimum: 'Minimum (caisses)',
      customer: 'Client',
      customerNumber: 'Numéro de client',
      expires: 'Expire',
    },
    number: (value) => number(value),
  };
};
