import type { CatalogTranslation } from '../messages';

export const users: CatalogTranslation<'users'> = (format) => ({
  title: (count) => `Total des utilisateurs${count === null ? '' : ` (${format.number(count)})`}`,
  search: 'Rechercher par courriel',
  empty: 'Aucun utilisateur ne correspond à votre recherche et à vos filtres.',
  emptyCreate: 'Aucun utilisateur.',
  emptyReadOnly: 'Aucun utilisateur.',
  showAll: 'Afficher tous les utilisateurs',
  add: 'Nouvel utilisateur',
  edit: 'Modifier',
  editOf: (email) => `Modifier ${email}`,
  columns: {
    email: 'Courriel de l’utilisateur',
    suppliersAssigned: 'Fournisseurs attribués',
    enabled: 'Statut de l’utilisateur',
    roleType: 'Type de rôle',
    supplierRoles: 'Fournisseur – rôle',
    actions: 'Actions',
  },
  filters: {
    role: 'Rôle',
    roles: {
      SUPER_ADMIN: 'Superadministrateur (global)',
      INTERNAL_ADMIN: 'Administrateur (global)',
      ADMIN: 'Administrateur (fournisseur)',
      READ_ONLY: 'Lecture seule (fournisseur)',
    },
  },
  suppliersAssigned: (count) => (count === 'all' ? 'Tous' : format.number(count)),
  roleTypes: { GLOBAL: 'Global', SUPPLIER: 'Fournisseur' },
  roles: {
    SUPER_ADMIN: 'Superadministrateur',
    INTERNAL_ADMIN: 'Administrateur',
    ADMIN: 'Administrateur',
    READ_ONLY: 'Lecture seule',
  },
  missing: 'Utilisateur introuvable',
  missingText: 'Aucun utilisateur n’a cette adresse courriel.',
  backToList: 'Aller aux utilisateurs et rôles',
});

export const userForm: CatalogTranslation<'userForm'> = (format) => ({
  groups: {
    user: 'Utilisateur',
    userText: 'Courriel de connexion et statut',
    access: 'Accès',
    accessText:
      'Les rôles globaux s’appliquent à tous les fournisseurs. Les rôles par fournisseur se définissent un à un.',
  },
  email: 'Courriel de l’utilisateur',
  emailFixed: 'Ne peut pas être modifié.',
  enabled: 'Statut de l’utilisateur',
  globalRole: 'Type de rôle',
  supplierRoles: 'Fournisseur – rôle',
  row: (place) => `Rôle ${format.number(place)}`,
  supplier: 'Fournisseur',
  role: 'Rôle',
  allSuppliers: 'TOUS',
  suppliersLoading: 'Chargement des fournisseurs…',
  suppliersFailed: 'Impossible de charger les fournisseurs.',
  addSupplier: 'Ajouter un fournisseur',
  remove: (supplier) => (supplier ? `Retirer ${supplier}` : 'Retirer cette ligne'),
  create: {
    label: 'Nouvel utilisateur',
    confirmTitle: 'Ajouter cet utilisateur?',
    confirmText: (email) => `${email} aura accès au portail.`,
    done: 'Opération réussie',
    doneText: 'Un nouvel utilisateur a été créé.',
  },
  edit: {
    label: 'Modifier l’utilisateur',
    done: 'Opération réussie',
    doneText: 'L’utilisateur a été mis à jour.',
  },
});
