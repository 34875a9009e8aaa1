import type { MappingStore } from 'portal-kit/portal';
import { contentHash, type TextStore } from 'portal-kit/session';

/** Maximum number of column mappings of a user and supplier. The oldest mapping is removed first. */
const maxMappings = 30;

/** Identifies the column mappings of a user for a supplier. */
interface MappingOwner {
  email: string;
  supplierId: string;
}

type Mappings = [hash: string, mapping: unknown][];

const isEntry = (entry: unknown): entry is Mappings[number] =>
  Array.isArray(entry) && typeof entry[0] === 'string';

function readMappings(store: TextStore, key: string): Mappings {
  try {
    const stored: unknown = JSON.parse(store.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Creates the store that keeps the column mappings of bulk uploads in this browser. */
export function columnMappings(store: TextStore, { email, supplierId }: MappingOwner): MappingStore {
  // Mappings stay in the browser after sign-out, so their keys must not contain the email address.
  const place = `mappings:${contentHash([email, supplierId])}`;
  return {
    read: (key) => readMappings(store, place).find(([hash]) => hash === contentHash(key))?.[1],
    write: (key, mapping) => {
      const own = contentHash(key);
      const others = readMappings(store, place).filter(([hash]) => hash !== own);
      const all: Mappings = mapping ? [...others, [own, mapping]] : others;
      if (all.length > 0) store.set(place, JSON.stringify(all.slice(-maxMappings)));
      else store.remove(place);
    },
  };
}
