interface Identifier {
  /** Vanilla-extract's own name: a hash of the file, then a count. */
  hash: string;
}

/**
 * Names for the classes of one build, three letters shorter than vanilla-extract's: each stands in a style sheet and in
 * a script of the first load. A class whose short name is taken keeps the long one.
 */
export function shortClassNames(prefix: string): (identifier: Identifier) => string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  return ({ hash }) => {
    const known = names.get(hash);
    if (known) return known;
    const short = prefix + hash.slice(3);
    const name = taken.has(short) ? prefix + hash : short;
    names.set(hash, name);
    taken.add(name);
    return name;
  };
}
