import { DatabaseSync } from 'node:sqlite';

export type Row = Readonly<Record<string, unknown>>;
export type Table = 'suppliers' | 'warehouses' | 'customers' | 'items';

const address = {
  countryCode: 'USA',
  isoCountryCode: '840',
  address1: '7 Quay Road',
  city: 'Camden',
  stateCode: 'NJ',
  zip: '08102',
};

/** One table of JSON documents for all records. */
export class Store {
  readonly #database = new DatabaseSync(':memory:');

  constructor() {
    this.#database.exec(`
      CREATE TABLE records (kind TEXT, supplier TEXT, id TEXT, document TEXT, PRIMARY KEY (kind, supplier, id));
      CREATE TABLE responses (key TEXT PRIMARY KEY, request TEXT, document TEXT);
    `);
  }

  put(kind: Table, supplier: string, id: string, row: Row): Row {
    const insert = 'INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?)';
    this.#database.prepare(insert).run(kind, supplier, id, JSON.stringify(row));
    return row;
  }

  get(kind: Table, supplier: string, id: string): Row | undefined {
    const select = 'SELECT document FROM records WHERE kind = ? AND supplier = ? AND id = ?';
    return parsed(this.#database.prepare(select).get(kind, supplier, id));
  }

  /** Finds rows whose searched fields contain the text, sorted by a field of the document. */
  find(
    kind: Table,
    supplier: string,
    query: { search: string; fields: readonly string[]; sortBy: string; isDescending: boolean },
  ): Row[] {
    const matches = query.fields.map((field) => `instr(lower(document ->> '$.${field}'), lower(?1)) > 0`);
    const sql = `SELECT document FROM records WHERE kind = ?2 AND supplier = ?3 AND (?1 = '' OR ${matches.join(' OR ')})
      ORDER BY document ->> '$.${query.sortBy}' ${query.isDescending ? 'DESC' : 'ASC'}, id`;
    return this.#database
      .prepare(sql)
      .all(query.search, kind, supplier)
      .map((row) => parsed(row) as Row);
  }

  /** Finds the stored response of an Idempotency-Key. */
  response(key: string): { readonly request: string; readonly document: string } | undefined {
    const found = this.#database.prepare('SELECT request, document FROM responses WHERE key = ?').get(key);
    return found && { request: String(found.request), document: String(found.document) };
  }

  keepResponse(key: string, request: string, document: string): void {
    this.#database.prepare('INSERT INTO responses VALUES (?, ?, ?)').run(key, request, document);
  }

  close(): void {
    this.#database.close();
  }
}

const parsed = (row: Readonly<Record<string, unknown>> | undefined): Row | undefined =>
  row && (JSON.parse(String(row.document)) as Row);

export function openStore(): Store {
  const store = new Store();
  const warehouses = [{ warehouseId: 'CAM-1' }];
  store.put('suppliers', '', 'NORDWIND', {
    supplierId: 'NORDWIND',
    name: 'Nordwind Cider',
    inventoryType: 'TAX PAID',
    warehouses,
    version: 1,
  });
  store.put('warehouses', '', 'CAM-1', {
    warehouseId: 'CAM-1',
    name: 'Camden',
    addresses: [address],
    status: 'ACTIVE',
    isBonded: false,
    timeZone: 'America/New_York',
    version: 1,
  });
  for (const number of [1, 2, 3]) {
    store.put('customers', 'NORDWIND', `C${number}`, {
      customerId: `C${number}`,
      customerNumber: `N-${number}`,
      name: `Taproom ${number}`,
      customerType: 'CONSUMER_DTC',
      status: 'ACTIVE',
      phone: '201-555-0142',
      version: 1,
      addresses: [
        { ...address, addressType: 'BILLING' },
        { ...address, addressType: 'SHIPPING', isDefault: true },
      ],
    });
    store.put('items', 'NORDWIND', `I${number}`, {
      itemId: `I${number}`,
      sku: `NW-${number}`,
      description: `Dry cider ${number}`,
      brand: 'Nordwind',
      type: 'H',
      size: 330,
      sizeUom: 'ML',
      bottlesPerCase: 24,
      itemStatus: 'ACTIVE',
      warehouses,
      inventory: [],
      alcoholByVolume: 5.5,
      version: 1,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    });
  }
  return store;
}
