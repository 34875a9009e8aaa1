import type { CatalogTranslation } from '../messages';

export const users: CatalogTranslation<'users'> = (format) => ({
  title: (count) => `Total de usuarios${count === null ? '' : ` (${format.number(count)})`}`,
  search: 'Buscar por correo electrónico',
  empty: 'Ningún usuario coincide con su búsqueda y sus filtros.',
  emptyCreate: 'Aún no hay usuarios.',
  emptyReadOnly: 'Aún no hay usuarios.',
  showAll: 'Mostrar todos los usuarios',
  add: 'Nuevo usuario',
  edit: 'Editar',
  editOf: (email) => `Editar ${email}`,
  columns: {
    email: 'Correo del usuario',
    suppliersAssigned: 'Proveedores asignados',
    enabled: 'Estado del usuario',
    roleType: 'Tipo de rol',
    supplierRoles: 'Proveedor – Rol',
    actions: 'Acciones',
  },
  filters: {
    role: 'Rol',
    roles: {
      SUPER_ADMIN: 'Superadministrador (global)',
      INTERNAL_ADMIN: 'Administrador (global)',
      ADMIN: 'Administrador (proveedor)',
      READ_ONLY: 'Solo lectura (proveedor)',
    },
  },
  suppliersAssigned: (count) => (count === 'all' ? 'Todos' : format.number(count)),
  roleTypes: { GLOBAL: 'Global', SUPPLIER: 'Proveedor' },
  roles: {
    SUPER_ADMIN: 'Superadministrador',
    INTERNAL_ADMIN: 'Administrador',
    ADMIN: 'Administrador',
    READ_ONLY: 'Solo lectura',
  },
  missing: 'No se encontró el usuario',
  missingText: 'Ningún usuario tiene este correo electrónico.',
  backToList: 'Ir a Usuarios y roles',
});

export const userForm: CatalogTranslation<'userForm'> = (format) => ({
  groups: {
    user: 'Usuario',
    userText: 'Correo de inicio de sesión y estado',
    access: 'Acceso',
    accessText:
      'Los roles globales se aplican a todos los proveedores. Los roles de proveedor se definen uno por uno.',
  },
  email: 'Correo del usuario',
  emailFixed: 'No se puede cambiar.',
  enabled: 'Estado del usuario',
  globalRole: 'Tipo de rol',
  supplierRoles: 'Proveedor – Rol',
  row: (place) => `Rol ${format.number(place)}`,
  supplier: 'Proveedor',
  role: 'Rol',
  allSuppliers: 'TODOS',
  suppliersLoading: 'Cargando proveedores…',
  suppliersFailed: 'No se pudieron cargar los proveedores.',
  addSupplier: 'Agregar proveedor',
  remove: (supplier) => (supplier ? `Quitar ${supplier}` : 'Quitar esta fila'),
  create: {
    label: 'Nuevo usuario',
    confirmTitle: '¿Agregar este usuario?',
    confirmText: (email) => `${email} tendrá acceso al portal.`,
    done: '¡Listo!',
    doneText: 'Se creó un nuevo usuario.',
  },
  edit: {
    label: 'Editar usuario',
    done: '¡Listo!',
    doneText: 'Se actualizó el usuario.',
  },
});
