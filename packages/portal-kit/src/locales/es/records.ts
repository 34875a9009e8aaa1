import type { CatalogTranslation } from '../messages';

export const record: CatalogTranslation<'record'> = (format) => ({
  edit: 'Editar',
  copy: (label) => `Copiar: ${label}`,
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Seleccione el texto y cópielo.',
  showAll: 'Ver todo',
  forbidden: 'No tiene permiso para ver estos datos.',
  activity: 'Actividad',
  noActivity: 'Sin actividad registrada.',
  added: 'Agregado',
  updated: 'Última actualización',
  instant: format.instant,
});

export const recentOrders: CatalogTranslation<'recentOrders'> = () => ({
  title: 'Órdenes recientes',
  failed: 'No se pudieron cargar las órdenes.',
  order: 'Orden',
  poNumber: 'Orden de compra',
  direction: 'Movimiento',
  directions: { inbound: 'Entrada', outbound: 'Salida' },
  status: 'Estado',
  orderDate: 'Fecha de la orden',
  activities: {
    inbound: {
      submitted: (orderId) => `Orden de entrada ${orderId} transmitida`,
      changed: (orderId, status) => `Orden de entrada ${orderId}: ${status}`,
    },
    outbound: {
      submitted: (orderId) => `Orden de salida ${orderId} transmitida`,
      changed: (orderId, status) => `Orden de salida ${orderId}: ${status}`,
    },
  },
  showAll: { inbound: 'Ver todas las de entrada', outbound: 'Ver todas las de salida' },
});

export const customerDetails: CatalogTranslation<'customerDetails'> = (format) => ({
  billingAddress: 'Facturar a',
  shippingAddress: (index, isDefault) => {
    const title = index === 1 ? 'Enviar a' : `Enviar a (${format.number(index)})`;
    return isDefault ? `${title}, predeterminada` : title;
  },
  noOrders: 'Todavía no hay órdenes para este cliente.',
});

export const supplierDetails: CatalogTranslation<'supplierDetails'> = (format) => ({
  noWarehouses: 'Este proveedor no tiene almacenes asignados.',
  warehouse: 'Almacén',
  warehouseId: 'ID del almacén',
  orders: 'Órdenes recientes',
  noOrders: 'Este proveedor todavía no tiene órdenes.',
  otherSupplier: 'Cambie a este proveedor para ver sus órdenes.',
  allPermissions: 'Sin límite. Decide el rol de cada usuario.',
  permissions: (names) => format.list(names),
});

export const warehouseDetails: CatalogTranslation<'warehouseDetails'> = (format) => ({
  hours: (from, to) => `${from}–${to}`,
  zones: (names) => format.list(names),
  stock: 'Existencias',
  item: 'Artículo',
  onHand: 'Existencias',
  available: 'Disponible',
  noStock: 'Este proveedor no tiene existencias aquí.',
  stockFailed: 'No se pudieron cargar las existencias.',
  noOrders: 'Este proveedor todavía no tiene órdenes en este almacén.',
});
