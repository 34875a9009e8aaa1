import { countryOptions } from '../../domain/addresses/countries';
import { dash } from '../../kernel/messages/message-format';
import type { CatalogTranslation } from '../messages';

const isQuantity = (count: number) => count >= 0 && count < Infinity;

export const address: CatalogTranslation<'address'> = (format) => ({
  countryCode: 'Pays ou région',
  regions: { USA: 'États-Unis', CAN: 'Canada', INT: 'International' },
  isoCountryCode: 'Pays',
  name: 'Nom',
  address1: 'Adresse, ligne 1',
  address2: 'Adresse, ligne 2',
  address3: 'Adresse, ligne 3',
  city: 'Ville',
  stateCode: 'État',
  province: 'Province',
  zip: 'Code postal',
  title: (index) => (index === 0 ? 'Adresse' : `Adresse ${format.number(index + 1)}`),
  add: 'Ajouter une adresse',
  more: 'Autres adresses',
  remove: (title) => `Retirer\u00a0: ${title}`,
  countries: () => countryOptions(format.language, ['840', '124']),
});

export const contact: CatalogTranslation<'contact'> = () => ({
  contactName: 'Personne-ressource',
  phone: 'Téléphone',
  phoneHint: 'XXX-XXX-XXXX',
  email: 'Courriel',
});

export const itemSuggest: CatalogTranslation<'itemSuggest'> = (format) => ({
  pick: 'Ajouter un article',
  pickBy: 'Numéro d’article, description ou CUP',
  noHit: 'Aucun article correspondant',
  alreadyPicked: (sku) => `${sku} est déjà sélectionné.`,
  availableStock: (cases) => `Disponible\u00a0: ${cases}`,
  size: (size, uom, perCase) =>
    `${format.number(size, { maximumFractionDigits: 2 })}\u00a0${uom.toUpperCase()}${perCase ? ` × ${format.number(perCase)}` : ''}`,
});

export const quantity: CatalogTranslation<'quantity'> = (format) => ({
  cases: (count) =>
    isQuantity(count)
      ? `${format.number(count)} ${format.plural(count, { one: 'caisse', other: 'caisses' })}`
      : dash,
  bottles: (count) =>
    isQuantity(count)
      ? `${format.number(count)} ${format.plural(count, { one: 'bouteille', other: 'bouteilles' })}`
      : dash,
});

export const party: CatalogTranslation<'party'> = () => ({
  status: { ACTIVE: 'Actif', INACTIVE: 'Inactif' },
  yes: 'Oui',
  no: 'Non',
});

export const license: CatalogTranslation<'license'> = (format) => ({
  named: {
    expired: (date) => `Expiré\u00a0: ${format.date(date)}`,
    expiring: (date) => `Expire bientôt\u00a0: ${format.date(date)}`,
    valid: format.date,
    missing: 'Aucune date',
  },
  expired: (date) => `Permis expiré le ${format.date(date)}`,
  expiring: (date) => `Le permis expire le ${format.date(date)}`,
  valid: (date) => `Permis valide jusqu’au ${format.date(date)}`,
  missing: 'Aucune date d’expiration du permis',
});

export const orderStatus: CatalogTranslation<'orderStatus'> = () => ({
  labels: {
    SUBMITTED: 'Soumise',
    RESUBMITTED: 'Soumise de nouveau',
    OPEN: 'Ouverte',
    FAILED: 'En échec',
    IN_RECEIVING: 'En réception',
    CLOSED: 'Fermée',
    PICKING: 'En préparation',
    SHIPPED: 'Expédiée',
    CANCELED: 'Annulée',
    CANCELED_BY_USER: 'Annulée par l’utilisateur',
  },
});

export const uploadStatus: CatalogTranslation<'uploadStatus'> = () => ({
  labels: {
    PENDING: 'En attente',
    PROCESSING: 'En traitement',
    COMPLETED: 'Terminé',
    COMPLETED_WITH_ERRORS: 'Terminé avec des erreurs',
    FAILED: 'En échec',
  },
});
