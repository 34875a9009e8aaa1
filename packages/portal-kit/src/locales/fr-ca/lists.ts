import type { CatalogTranslation } from '../messages';

export const itemType: CatalogTranslation<'itemType'> = () => ({
  names: {
    M: '16\u00a0% d’alcool ou moins',
    F: 'Plus de 16\u00a0% à 21\u00a0%',
    G: 'Plus de 21\u00a0% à 24\u00a0%',
    L: 'Spiritueux',
    B: 'Bière',
    C: 'Gazéifié artificiellement',
    H: 'Cidre alcoolisé',
    N: 'Sans alcool',
    P: 'Vin mousseux',
    A: 'Ale',
    O: 'Autre',
    W: 'Vin',
  },
});

export const exportLimit: CatalogTranslation<'exportLimit'> = (format) => ({
  question: (maxRows, total) =>
    `Exporter les ${format.number(maxRows)} premières lignes sur ${format.number(total)}?`,
  rest: (maxRows, total) =>
    `Un fichier contient jusqu’à ${format.number(maxRows)} lignes; les ${format.number(total - maxRows)} dernières seraient omises. Pour exporter toutes les lignes, restreignez la liste à l’aide de la recherche ou des filtres, puis exportez-la en plusieurs parties.`,
});
