export interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** Suppliers of the user. Undefined: every supplier. */
  readonly suppliers?: readonly string[];
}

/** Users of the sandbox who can sign in. A test compares them with the sandbox. */
export const people: readonly Person[] = [
  { email: 'root@portal.example', name: 'Rosalind Vance', role: 'Super admin' },
  { email: 'ops@portal.example', name: 'Omar Stroud', role: 'Internal admin' },
  { email: 'dana@halberd.example', name: 'Dana Reyes', role: 'Admin', suppliers: ['SUP-1001'] },
  {
    email: 'multi@agency.example',
    name: 'Mina Lund',
    role: 'Admin, read only for SUP-1007',
    suppliers: ['SUP-1003', 'SUP-1007'],
  },
  { email: 'viewer@bramblehook.example', name: 'Vera Holt', role: 'Read only', suppliers: ['SUP-1004'] },
  { email: 'norole@portal.example', name: 'Nico Ames', role: 'No role', suppliers: ['SUP-1001'] },
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

/** The suppliers that a user can work in. */
export function suppliersOf(email: string) {
  const own = people.find((person) => person.email === email)?.suppliers;
  return own ? suppliers.filter(({ id }) => own.includes(id)) : suppliers;
}
