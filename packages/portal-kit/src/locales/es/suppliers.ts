import type { CatalogTranslation } from '../messages';

export const suppliers: CatalogTranslation<'suppliers'> = (format) => ({
  title: 'Proveedores',
  search: 'Buscar proveedores',
  empty: 'Ningún proveedor coincide con su búsqueda y sus filtros.',
  emptyCreate: 'Agregue su primer proveedor para verlo aquí.',
  emptyReadOnly: 'Aún no hay proveedores.',
  showAll: 'Mostrar todos los proveedores',
  add: 'Nuevo proveedor',
  columns: {
    name: 'Nombre',
    supplierId: 'ID de proveedor',
    inventoryType: 'Tipo de inventario',
    warehouses: 'Almacenes',
    status: 'Estado',
  },
  inventoryTypes: { 'TAX PAID': 'Impuestos pagados', BONDED: 'En depósito fiscal', INTL: 'Internacional' },
  warehouses: (names) => format.list(names),
  missing: 'No se encontró el proveedor',
  missingText: 'Este proveedor no existe o usted no tiene acceso.',
  backToList: 'Ir a Proveedores',
});

const subjects: Readonly<Record<string, string>> = {
  INBOUND_ORDER: 'Órdenes de entrada',
  OUTBOUND_ORDER: 'Órdenes de salida',
  ITEM: 'Artículos',
  CUSTOMER: 'Clientes',
  SUPPLIER: 'Proveedores',
  WAREHOUSE: 'Almacenes',
  USER: 'Usuarios',
};
const actions: Readonly<Record<string, string>> = {
  LIST: 'lista',
  DETAILS: 'detalles',
  CREATE: 'crear',
  EDIT: 'editar',
  CANCEL: 'cancelar',
  UPLOAD_MASTER_FILE: 'cargar archivo maestro',
};

/** Returns a permission's label. A newer server's permission is shown in English words. */
function permission(id: string): string {
  if (id === 'BASIC_ACCESS') return 'Acceso básico';
  const [, subject = '', action = ''] = /^((?:IN|OUT)BOUND_ORDER|[A-Z]+)_(.+)$/.exec(id) ?? [];
  if (subjects[subject] && actions[action]) return `${subjects[subject]}: ${actions[action]}`;
  const words = id.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const supplierForm: CatalogTranslation<'supplierForm'> = () => ({
  groups: {
    supplier: 'Proveedor',
    supplierText: 'Nombre e ID',
    warehouses: 'Almacenamiento',
    warehousesText:
      'Dónde están las existencias de este proveedor. Las órdenes requieren al menos un almacén.',
    contact: 'Contacto',
    registration: 'Permiso, impuestos y sitio web',
    permissions: 'Permisos',
  },
  supplierId: 'ID de proveedor',
  supplierIdHint: 'Letras, dígitos y guiones. No se puede cambiar después.',
  reserved: (id) => `“${id}” está reservado`,
  name: 'Nombre',
  inventoryType: 'Tipo de inventario',
  status: 'Estado',
  warehouses: 'Almacenes',
  warehousesLoading: 'Cargando almacenes…',
  warehousesFailed: 'No se pudieron cargar los almacenes.',
  warehousesNone: 'Aún no hay almacenes.',
  permissions: 'Permisos admitidos',
  permissionsHint:
    'Limita lo que pueden hacer los usuarios de este proveedor. Si no se elige ninguno, decide su rol.',
  permission,
  contactName: 'Persona de contacto',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  ttbPermitNumber: 'Permiso TTB',
  taxId: 'Identificación fiscal',
  taxIdHint: 'NN-NNNNNNN',
  gs1CompanyPrefix: 'Prefijo de empresa GS1',
  gs1CompanyPrefixHint: 'De 7 a 10 dígitos. Se usa en las etiquetas de tarimas y cajas.',
  gs1CompanyPrefixFormat: 'El prefijo de empresa GS1 debe tener de 7 a 10 dígitos',
  website: 'Sitio web',
  addresses: 'Direcciones',
  address: { none: 'Aún no hay direcciones.' },
  create: {
    label: 'Nuevo proveedor',
    confirmTitle: '¿Agregar este proveedor?',
    confirmText: (name) => `${name} se agregará a los proveedores.`,
    done: 'Proveedor agregado',
  },
  edit: {
    label: 'Editar proveedor',
    done: 'Proveedor actualizado',
  },
});
