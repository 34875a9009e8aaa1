export type Role = 'SUPER_ADMIN' | 'INTERNAL_ADMIN' | 'ADMIN' | 'READ_ONLY';

export interface Person {
  readonly email: string;
  readonly name: string;
  /** Role for every supplier, or roles by supplier. */
  readonly role: Role | Readonly<Record<string, Role>>;
}

/** Users of the sandbox who can sign in. A test compares them with the sandbox. */
export const people: readonly Person[] = [
  { email: 'root@portal.example', name: 'Rosalind Vance', role: 'SUPER_ADMIN' },
  { email: 'ops@portal.example', name: 'Omar Stroud', role: 'INTERNAL_ADMIN' },
  { email: 'dana@halberd.example', name: 'Dana Reyes', role: { 'SUP-1001': 'ADMIN' } },
  {
    email: 'multi@agency.example',
    name: 'Mina Lund',
    role: { 'SUP-1003': 'ADMIN', 'SUP-1007': 'READ_ONLY' },
  },
  { email: 'viewer@bramblehook.example', name: 'Vera Holt', role: { 'SUP-1004': 'READ_ONLY' } },
];

/** Suppliers of the sandbox. A test compares them with the sandbox. */
export const suppliers: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'SUP-1001', name: 'Halberd & Fen Wine Imports' },
  { id: 'SUP-1002', name: 'Copperwake Distilling Co.' },
  { id: 'SUP-1003', name: 'Maison Tesselle' },
  { id: 'SUP-1004', name: 'Bramblehook Brewing' },
  { id: 'SUP-1005', name: 'Orchard & Anvil Cider Works' },
  { id: 'SUP-1006', name: 'Sierra Quillon Vineyards' },
  { id: 'SUP-1007', name: 'Cielo Pardo Agave Spirits' },
  { id: 'SUP-1008', name: 'Lanternfield Zero Proof' },
];

const getRole = (email: string): Person['role'] =>
  people.find((person) => person.email === email)?.role ?? {};

/** Lists the suppliers that a user can work in. */
export function listSuppliers(email: string) {
  const role = getRole(email);
  return typeof role === 'string' ? suppliers : suppliers.filter(({ id }) => role[id] !== undefined);
}

/** Returns a user's role for a supplier. */
export function getSupplierRole(email: string, supplier: string): Role {
  const role = getRole(email);
  return typeof role === 'string' ? role : (role[supplier] ?? 'READ_ONLY');
}
