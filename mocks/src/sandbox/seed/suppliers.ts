type SupplierRow = readonly [
  supplierId: string,
  name: string,
  inventoryType: InventoryType,
  warehouseIds: readonly string[],
  contactName: string,
  phone: string,
  email: string,
  ttbPermitNumber: string,
];

// biome-ignore format: a table, one supplier a line
const rows: readonly SupplierRow[] = [
  ['SUP-1001', 'Halberd & Fen Wine Imports', 'TAX PAID', ['WH-NJ-01', 'WH-CA-01'], 'Dana Reyes', '609-555-0101', 'logistics@halberd.example', 'NJ-I-15012'],
  ['SUP-1002', 'Copperwake Distilling Co.', 'BONDED', ['WH-IL-01', 'WH-NJ-01'], 'Tobias Wren', '630-555-0102', 'bond@copperwake.example', 'DSP-IL-20417'],
  ['SUP-1003', 'Maison Tesselle', 'INTL', ['WH-NJ-01', 'WH-ON-01'], 'Inès Caron', '609-555-0118', 'ines@tesselle.example', 'NJ-I-20733'],
  ['SUP-1004', 'Bramblehook Brewing', 'TAX PAID', ['WH-TX-01'], 'Odell Marsh', '972-555-0104', 'dock@bramblehook.example', 'BR-TX-20081'],
  ['SUP-1005', 'Orchard & Anvil Cider Works', 'TAX PAID', ['WH-NJ-01'], 'Priya Nandan', '609-555-0105', 'orders@orchardanvil.example', 'BWC-NJ-20144'],
  ['SUP-1006', 'Sierra Quillon Vineyards', 'BONDED', ['WH-CA-01'], 'Mateo Quill', '707-555-0106', 'cellar@quillon.example', 'BWN-CA-6021'],
  ['SUP-1007', 'Cielo Pardo Agave Spirits', 'INTL', ['WH-TX-01', 'WH-FL-01'], 'Lucía Ferrer', '305-555-0107', 'envios@cielopardo.example', 'TX-I-21990'],
  ['SUP-1008', 'Lanternfield Zero Proof', 'TAX PAID', ['WH-FL-01'], 'Noor Haddad', '305-555-0108', 'hello@lanternfield.example', 'FL-W-20888'],
];

/** GS1 Company Prefixes by supplier. Suppliers without a prefix print plain codes on their labels. */
const companyPrefixes: Readonly<Record<string, string>> = { 'SUP-1001': '0614141', 'SUP-1003': '9521234' };

export function seedSuppliers(warehouseNames: ReadonlyMap<string, string>): Supplier[] {
  return rows.map(
    ([supplierId, name, inventoryType, warehouseIds, contactName, phone, email, ttbPermitNumber]) => ({
      supplierId,
      name,
      inventoryType,
      warehouses: warehouseIds.map((warehouseId) => ({
        warehouseId,
        name: warehouseNames.get(warehouseId) ?? '',
      })),
      permissions: [],
      status: 'ACTIVE',
      contactName,
      phone,
      email,
      ttbPermitNumber,
      ...(companyPrefixes[supplierId] !== undefined && { gs1CompanyPrefix: companyPrefixes[supplierId] }),
      version: 1,
    }),
  );
}

export function seedExtraSuppliers(count: number): Supplier[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    return {
      supplierId: `SUP-X${number}`,
      name: `Cellar Collective ${number}`,
      inventoryType: 'TAX PAID',
      warehouses: [],
      permissions: [],
      status: 'ACTIVE',
      version: 1,
    };
  });
}

import type { InventoryType, Supplier } from '../model/party.ts';
