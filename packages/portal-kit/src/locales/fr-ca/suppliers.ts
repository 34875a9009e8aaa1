import type { CatalogTranslation } from '../messages';

export const suppliers: CatalogTranslation<'suppliers'> = (format) => ({
  title: 'Fournisseurs',
  search: 'Rechercher des fournisseurs',
  empty: 'Aucun fournisseur ne correspond à votre recherche et à vos filtres.',
  emptyCreate: 'Ajoutez votre premier fournisseur pour le voir ici.',
  emptyReadOnly: 'Aucun fournisseur.',
  showAll: 'Afficher tous les fournisseurs',
  add: 'Nouveau fournisseur',
  columns: {
    name: 'Nom',
    supplierId: 'Identifiant',
    inventoryType: 'Type de stock',
    warehouses: 'Entrepôts',
    status: 'Statut',
  },
  inventoryTypes: { 'TAX PAID': 'Droits acquittés', BONDED: 'Sous douane', INTL: 'International' },
  warehouses: (names) => format.list(names),
  missing: 'Fournisseur introuvable',
  missingText: 'Ce fournisseur n’existe pas ou vous n’y avez pas accès.',
  backToList: 'Aller aux fournisseurs',
});

const subjects: Readonly<Record<string, string>> = {
  INBOUND_ORDER: 'Commandes de réception',
  OUTBOUND_ORDER: 'Commandes d’expédition',
  ITEM: 'Articles',
  CUSTOMER: 'Clients',
  SUPPLIER: 'Fournisseurs',
  WAREHOUSE: 'Entrepôts',
  USER: 'Utilisateurs',
};
const actions: Readonly<Record<string, string>> = {
  LIST: 'liste',
  DETAILS: 'détails',
  CREATE: 'création',
  EDIT: 'modification',
  CANCEL: 'annulation',
  UPLOAD_MASTER_FILE: 'téléversement du fichier de base',
};

/** Returns a permission's label. A newer server's permission is shown in English words. */
function permission(id: string): string {
  if (id === 'BASIC_ACCESS') return 'Accès de base';
  const [, subject = '', action = ''] = /^((?:IN|OUT)BOUND_ORDER|[A-Z]+)_(.+)$/.exec(id) ?? [];
  if (subjects[subject] && actions[action]) return `${subjects[subject]}\u00a0: ${actions[action]}`;
  const words = id.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const supplierForm: CatalogTranslation<'supplierForm'> = () => ({
  groups: {
    supplier: 'Fournisseur',
    supplierText: 'Nom et identifiant',
    warehouses: 'Entreposage',
    warehousesText: 'Où se trouve le stock de ce fournisseur. Les commandes exigent au moins un entrepôt.',
    contact: 'Personne-ressource',
    registration: 'Permis, fiscalité et site Web',
    permissions: 'Autorisations',
  },
  supplierId: 'Identifiant du fournisseur',
  supplierIdHint: 'Lettres, chiffres et traits d’union. Ne peut pas être modifié par la suite.',
  reserved: (id) => `«\u00a0${id}\u00a0» est réservé`,
  name: 'Nom',
  inventoryType: 'Type de stock',
  status: 'Statut',
  warehouses: 'Entrepôts',
  warehousesLoading: 'Chargement des entrepôts…',
  warehousesFailed: 'Impossible de charger les entrepôts.',
  warehousesNone: 'Aucun entrepôt.',
  permissions: 'Autorisations accordées',
  permissionsHint:
    'Limite ce que les utilisateurs de ce fournisseur peuvent faire. Si aucune n’est choisie, leur rôle s’applique.',
  permission,
  contactName: 'Personne-ressource',
  phone: 'Téléphone',
  email: 'Courriel',
  ttbPermitNumber: 'Permis TTB',
  taxId: 'Numéro fiscal',
  taxIdHint: 'NN-NNNNNNN',
  gs1CompanyPrefix: 'Préfixe d’entreprise GS1',
  gs1CompanyPrefixHint: 'De 7 à 10 chiffres. Utilisé sur les étiquettes de palettes et de caisses.',
  gs1CompanyPrefixFormat: 'Le préfixe d’entreprise GS1 doit comporter de 7 à 10 chiffres',
  website: 'Site Web',
  addresses: 'Adresses',
  address: { none: 'Aucune adresse.' },
  create: {
    label: 'Nouveau fournisseur',
    confirmTitle: 'Ajouter ce fournisseur?',
    confirmText: (name) => `${name} sera ajouté aux fournisseurs.`,
    done: 'Fournisseur ajouté',
  },
  edit: {
    label: 'Modifier le fournisseur',
    done: 'Fournisseur mis à jour',
  },
});
