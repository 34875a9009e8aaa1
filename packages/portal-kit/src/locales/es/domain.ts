import { countryOptions } from '../../domain/addresses/countries';
import { dash } from '../../kernel/messages/message-format';
import type { CatalogTranslation } from '../messages';

const isQuantity = (count: number) => count >= 0 && count < Infinity;

export const address: CatalogTranslation<'address'> = (format) => ({
  countryCode: 'País o región',
  regions: { USA: 'EE.\u00a0UU.', CAN: 'Canadá', INT: 'Internacional' },
  isoCountryCode: 'País',
  name: 'Nombre',
  address1: 'Dirección, línea 1',
  address2: 'Dirección, línea 2',
  address3: 'Dirección, línea 3',
  city: 'Ciudad',
  stateCode: 'Estado',
  province: 'Provincia',
  zip: 'Código postal',
  title: (index) => (index === 0 ? 'Dirección' : `Dirección ${format.number(index + 1)}`),
  add: 'Agregar dirección',
  more: 'Más direcciones',
  remove: (title) => `Quitar: ${title}`,
  countries: () => countryOptions(format.language, ['840', '124']),
});

export const contact: CatalogTranslation<'contact'> = () => ({
  contactName: 'Persona de contacto',
  phone: 'Teléfono',
  phoneHint: 'XXX-XXX-XXXX',
  email: 'Correo electrónico',
});

export const itemSuggest: CatalogTranslation<'itemSuggest'> = (format) => ({
  pick: 'Agregar un artículo',
  pickBy: 'ID de artículo, descripción o UPC',
  noHit: 'Ningún artículo coincide',
  alreadyPicked: (sku) => `${sku} ya está seleccionado.`,
  availableStock: (cases) => `Disponible: ${cases}`,
  size: (size, uom, perCase) =>
    `${format.number(size, { maximumFractionDigits: 2 })}\u00a0${uom.toUpperCase()}${perCase ? ` × ${format.number(perCase)}` : ''}`,
});

export const quantity: CatalogTranslation<'quantity'> = (format) => ({
  cases: (count) =>
    isQuantity(count)
      ? `${format.number(count)} ${format.plural(count, { one: 'caja', other: 'cajas' })}`
      : dash,
  bottles: (count) =>
    isQuantity(count)
      ? `${format.number(count)} ${format.plural(count, { one: 'botella', other: 'botellas' })}`
      : dash,
});

export const party: CatalogTranslation<'party'> = () => ({
  status: { ACTIVE: 'Activo', INACTIVE: 'Inactivo' },
  yes: 'Sí',
  no: 'No',
});

export const license: CatalogTranslation<'license'> = (format) => ({
  named: {
    expired: (date) => `Vencida: ${format.date(date)}`,
    expiring: (date) => `Vence pronto: ${format.date(date)}`,
    valid: format.date,
    missing: 'Sin fecha',
  },
  expired: (date) => `Licencia vencida el ${format.date(date)}`,
  expiring: (date) => `La licencia vence el ${format.date(date)}`,
  valid: (date) => `Licencia válida hasta el ${format.date(date)}`,
  missing: 'Sin fecha de vencimiento de la licencia',
});

export const orderStatus: CatalogTranslation<'orderStatus'> = () => ({
  labels: {
    SUBMITTED: 'Transmitida',
    RESUBMITTED: 'Retransmitida',
    OPEN: 'Abierta',
    FAILED: 'Con error',
    IN_RECEIVING: 'En recepción',
    CLOSED: 'Cerrada',
    PICKING: 'En surtido',
    SHIPPED: 'Embarcada',
    CANCELED: 'Cancelada',
    CANCELED_BY_USER: 'Cancelada por el usuario',
  },
});

export const uploadStatus: CatalogTranslation<'uploadStatus'> = () => ({
  labels: {
    PENDING: 'Pendiente',
    PROCESSING: 'En proceso',
    COMPLETED: 'Completado',
    COMPLETED_WITH_ERRORS: 'Completado con errores',
    FAILED: 'Con error',
  },
});
