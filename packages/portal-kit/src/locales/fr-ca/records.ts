import type { CatalogTranslation } from '../messages';

export const record: CatalogTranslation<'record'> = (format) => ({
  edit: 'Modifier',
  copy: (label) => `Copier\u00a0: ${label}`,
  copied: 'Copié',
  copyFailed: 'Impossible de copier. Sélectionnez le texte et copiez-le.',
  showAll: 'Tout afficher',
  forbidden: 'Vous n’avez pas l’autorisation de voir ces données.',
  activity: 'Activité',
  noActivity: 'Aucune activité enregistrée.',
  added: 'Ajouté',
  updated: 'Dernière mise à jour',
  instant: format.instant,
});

export const recentOrders: CatalogTranslation<'recentOrders'> = () => ({
  title: 'Commandes récentes',
  failed: 'Impossible de charger les commandes.',
  order: 'Commande',
  poNumber: 'Bon de commande',
  direction: 'Sens',
  directions: { inbound: 'Réception', outbound: 'Expédition' },
  status: 'Statut',
  orderDate: 'Date de commande',
  activities: {
    inbound: {
      submitted: (orderId) => `Commande de réception ${orderId} soumise`,
      changed: (orderId, status) => `Commande de réception ${orderId}\u00a0: ${status}`,
    },
    outbound: {
      submitted: (orderId) => `Commande d’expédition ${orderId} soumise`,
      changed: (orderId, status) => `Commande d’expédition ${orderId}\u00a0: ${status}`,
    },
  },
  showAll: { inbound: 'Toutes les réceptions', outbound: 'Toutes les expéditions' },
});

export const customerDetails: CatalogTranslation<'customerDetails'> = (format) => ({
  billingAddress: 'Facturer à',
  shippingAddress: (index, isDefault) => {
    const title = index === 1 ? 'Livrer à' : `Livrer à (${format.number(index)})`;
    return isDefault ? `${title}, par défaut` : title;
  },
  noOrders: 'Aucune commande pour ce client pour le moment.',
});

export const supplierDetails: CatalogTranslation<'supplierDetails'> = (format) => ({
  noWarehouses: 'Aucun entrepôt n’est attribué à ce fournisseur.',
  warehouse: 'Entrepôt',
  warehouseId: 'Identifiant de l’entrepôt',
  orders: 'Commandes récentes',
  noOrders: 'Ce fournisseur n’a pas encore de commandes.',
  otherSupplier: 'Passez à ce fournisseur pour voir ses commandes.',
  allPermissions: 'Aucune limite. Le rôle de l’utilisateur décide.',
  permissions: (names) => format.list(names),
});

export const warehouseDetails: CatalogTranslation<'warehouseDetails'> = (format) => ({
  hours: (from, to) => `${from}–${to}`,
  zones: (names) => format.list(names),
  stock: 'Stock',
  item: 'Article',
  onHand: 'En stock',
  available: 'Disponible',
  noStock: 'Ce fournisseur n’a aucun stock ici.',
  stockFailed: 'Impossible de charger le stock.',
  noOrders: 'Ce fournisseur n’a pas encore de commandes dans cet entrepôt.',
});
