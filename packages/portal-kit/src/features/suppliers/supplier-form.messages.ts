import { defineMessages } from '../../kernel/messages/define-messages';

export const supplierFormMessages = defineMessages('supplierForm', () => ({
  groups: {
    supplier: 'Supplier',
    supplierText: 'Name and ID',
    warehouses: 'Storage',
    warehousesText: "Where this supplier's stock is held. Orders need at least one warehouse.",
    contact: 'Contact',
    registration: 'Permit, tax and website',
    permissions: 'Permissions',
  },
  supplierId: 'Supplier ID',
  supplierIdHint: "Letters, digits and hyphens. Can't be changed later.",
  reserved: (id: string) => `'${id}' is reserved`,
  name: 'Name',
  inventoryType: 'Inventory type',
  status: 'Status',
  warehouses: 'Warehouses',
  warehousesLoading: 'Loading warehouses…',
  warehousesFailed: "Couldn't load warehouses.",
  warehousesNone: 'No warehouses yet.',
  permissions: 'Allowed permissions',
  permissionsHint: "Limits what this supplier's users can do. If none are selected, their role decides.",
  permission: (id: string) => {
    const words = id.toLowerCase().replaceAll('_', ' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  },
  contactName: 'Contact name',
  phone: 'Phone',
  email: 'Email',
  ttbPermitNumber: 'TTB permit',
  taxId: 'Tax ID',
  taxIdHint: 'NN-NNNNNNN',
  gs1CompanyPrefix: 'GS1 company prefix',
  gs1CompanyPrefixHint: '7 to 10 digits. Pallet and case labels use it.',
  gs1CompanyPrefixFormat: 'GS1 company prefix should be 7 to 10 digits',
  website: 'Website',
  addresses: 'Addresses',
  address: { none: 'No addresses yet.' },
  create: {
    label: 'New supplier',
    confirmTitle: 'Add this supplier?',
    confirmText: (name: string) => `${name} will be added to suppliers.`,
    done: 'Supplier added successfully',
  },
  edit: {
    label: 'Edit supplier',
    done: 'Supplier updated successfully',
  },
}));
