import { defineMessages } from '../../kernel/messages/define-messages';

export const supplierFormMessages = defineMessages((format) => ({
  groups: {
    supplier: 'Supplier',
    supplierText: 'Its name in the supplier switcher, and its key in every address.',
    warehouses: 'Warehouses',
    warehousesText: 'Where its goods may lie. At least one is needed to order.',
    contact: 'Contact',
    registration: 'Permit, tax and web site',
    permissions: 'Entitlement',
  },
  supplierId: 'Supplier ID',
  supplierIdHint: 'Letters, digits and hyphens. Cannot be changed later.',
  reserved: (id: string) => `'${id}' is reserved`,
  name: 'Name',
  inventoryType: 'Inventory type',
  status: 'Status',
  warehouses: 'Warehouses',
  warehousesLoading: 'Loading warehouses…',
  warehousesFailed: 'The warehouses could not be loaded.',
  warehousesNone: 'There are no warehouses yet.',
  permissions: 'Only these permissions',
  permissionsHint: 'What users of this supplier may do at most. None chosen: all that their role allows.',
  permission: (id: string) => {
    const words = id.toLowerCase().replaceAll('_', ' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  },
  contactName: 'Contact name',
  phone: 'Phone',
  email: 'E-mail',
  ttbPermitNumber: 'TTB permit',
  taxId: 'Tax ID',
  taxIdHint: 'NN-NNNNNNN',
  website: 'Web site',
  addresses: 'Addresses',
  address: {
    title: (index: number) => (index === 0 ? 'Address' : `Address ${format.number(index + 1)}`),
    add: 'Add address',
    more: 'More addresses',
    remove: (title: string) => `Remove ${title}`,
    none: 'No address yet.',
  },
  create: {
    label: 'New supplier',
    confirmTitle: 'Add this supplier?',
    confirmText: (name: string) => `${name} will be added to the suppliers.`,
    done: 'Supplier added successfully',
    doneText: '',
  },
  edit: {
    label: 'Edit supplier',
    confirmTitle: 'Save this supplier?',
    confirmText: (name: string) => `The changes to ${name} will be saved.`,
    done: 'Supplier updated successfully',
    doneText: '',
  },
  addAnother: (name: string) => `${name} was added. The form is empty for the next one.`,
}));
