/** Stores the column mappings of one user for one supplier. No method may throw. */
export interface MappingStore {
  /** Returns the stored mapping. The widget ignores invalid values. `key` contains a file type and a header row. */
  read: (key: string) => unknown;
  /** Replaces the mapping: for each column of the file its template header, or `null` to ignore it. `null` removes it. */
  write: (key: string, mapping: readonly (string | null)[] | null) => void;
}

const memory = new Map<string, unknown>();
/** Maximum number of mappings that the page keeps. */
const maxMappings = 50;

/** Creates the default store, which keeps mappings until the page closes. */
export const memoryStore = (supplierId: string): MappingStore => ({
  read: (key) => memory.get(`${supplierId} ${key}`),
  write: (key, mapping) => {
    const place = `${supplierId} ${key}`;
    memory.delete(place);
    if (mapping) memory.set(place, mapping);
    const [oldest] = memory.keys();
    if (memory.size > maxMappings && oldest !== undefined) memory.delete(oldest);
  },
});
