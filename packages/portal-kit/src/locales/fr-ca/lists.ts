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
    `Un fichier contient jusqu’à ${format.number(maxRows)} lignes; ${format.plural(total - maxRows, { one: 'la dernière serait omise', other: `les ${format.number(total - maxRows)} dernières seraient omises` })}. Pour exporter toutes les lignes, restreignez la liste à l’aide de la recherche ou des filtres, puis exportez-la en plusieurs parties.`,
});

export const views: CatalogTranslation<'views'> = (format) => ({
  saved: 'Mes vues',
  asDefault: (name) => `${name} (par défaut)`,
  save: 'Enregistrer la vue…',
  update: (name) => `Mettre à jour «\u00a0${name}\u00a0»`,
  rename: (name) => `Renommer «\u00a0${name}\u00a0»…`,
  drop: (name) => `Supprimer «\u00a0${name}\u00a0»…`,
  useAsDefault: 'Utiliser par défaut',
  clearDefault: 'Ne plus utiliser par défaut',
  copyLink: 'Copier le lien vers cette vue',
  nothingChosen: 'Pour enregistrer, cherchez, filtrez ou triez d’abord',
  full: (max) => `Vous pouvez enregistrer jusqu’à ${format.number(max)} vues. Supprimez-en une d’abord`,
  saveTitle: 'Enregistrer cette vue',
  saveText: 'Enregistre la recherche, les filtres, le tri, la taille de page et les colonnes.',
  renameTitle: 'Renommer la vue',
  name: 'Nom',
  nameMissing: 'Entrez un nom.',
  nameTaken: 'Une autre vue porte ce nom.',
  replaces: 'Remplace la vue du même nom.',
  dropTitle: (name) => `Supprimer «\u00a0${name}\u00a0»?`,
  dropText: 'Les lignes de la liste ne changent pas.',
  dropConfirm: 'Supprimer',
  linkCopied: 'Lien copié',
  linkCopiedText: 'Le lien contient la recherche, les filtres, le tri et les colonnes.',
  linkTitle: 'Lien vers cette vue',
  linkText: 'Le navigateur ne permet pas de copier. Copiez le lien vous-même.',
  link: 'Lien',
});

export const viewsButton: CatalogTranslation<'viewsButton'> = () => ({
  views: 'Vues',
  changed: (name) => `${name} (modifiée)`,
  unknown: 'Vue introuvable',
  unknownText:
    'Vous n’avez pas la vue de ce lien. Demandez à l’expéditeur un lien avec les filtres ou choisissez une autre vue.',
});
