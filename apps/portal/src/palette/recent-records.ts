import { contentHash, type TextStore } from 'portal-kit/session';
import type { FoundRecord } from './found-record';
import { recordKinds } from './record-kinds';

/** Maximum number of recent records of a user and supplier. */
export const recentMax = 6;

interface RecentOwner {
  email: string;
  supplierId: string;
}

// Recent records stay in the browser while the user is signed in. Sign-out removes them.
const getStorageKey = ({ email, supplierId }: RecentOwner) => `recent:${contentHash([email, supplierId])}`;

function isRecord(value: unknown): value is FoundRecord {
  const { kind, id, label, status } = (value ?? {}) as Partial<FoundRecord>;
  return (
    typeof kind === 'string' &&
    Object.hasOwn(recordKinds, kind) &&
    [id, label, status].every((text) => typeof text === 'string') &&
    id !== ''
  );
}

/** Reads the records that the user opened last, the last one first. Ignores invalid entries. */
export function readRecent(store: TextStore, owner: RecentOwner): FoundRecord[] {
  try {
    const stored: unknown = JSON.parse(store.get(getStorageKey(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecord).slice(0, recentMax) : [];
  } catch {
    return [];
  }
}

/** Moves a record to the start of the recent records. */
export function addRecent(store: TextStore, owner: RecentOwner, record: FoundRecord): void {
  const others = readRecent(store, owner).filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  store.set(getStorageKey(owner), JSON.stringify([record, ...others].slice(0, recentMax)));
}
