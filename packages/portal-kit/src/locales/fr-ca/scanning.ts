import type { CatalogTranslation } from '../messages';

export const scanning: CatalogTranslation<'scanning'> = () => ({
  scan: 'Lire un code à barres',
  camera: 'Caméra',
  starting: 'Démarrage de la caméra',
  aim: 'Dirigez la caméra vers un code à barres ou entrez le code.',
  lookingUp: (code) => `Recherche de ${code}`,
  blocked:
    'La caméra est bloquée pour cette page. Autorisez-la dans les paramètres du navigateur ou entrez le code.',
  missing: 'Aucune caméra trouvée. Entrez le code.',
  unsupported: 'Cette page ne peut pas utiliser la caméra. Entrez le code.',
  failed:
    'Impossible de démarrer la caméra. Fermez les autres applications qui l’utilisent et réessayez, ou entrez le code.',
  readerMissing: 'Impossible de charger le lecteur de codes. Réessayez ou entrez le code.',
  code: 'Code',
  use: 'Utiliser le code',
  undo: 'Annuler',
  done: 'Terminé',
});

export const itemScan: CatalogTranslation<'itemScan'> = () => ({
  unknown: (code) => `Aucun article actif n’a le code ${code}.`,
});
