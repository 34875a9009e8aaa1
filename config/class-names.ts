interface Identifier {
  /** vanilla-extract's class name: a hash of the file and a counter. */
  hash: string;
}

/**
 * Generates the class names of one build. Names are three characters shorter than vanilla-extract's, because each
 * name is in a style sheet and in a script of the first load. A class keeps its long name when its short name is
 * taken.
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
