interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}

/** The module graph of the bundler. */
export interface ModuleGraph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => Module | null;
}

interface ChunkPlanOptions {
  graph: ModuleGraph;
  /** Id of the entry module. */
  entry: string;
  /** Describes a root module, by its id. */
  describeRoot: (id: string) => { chunkName: string; isWidget: boolean };
}

/**
 * Modules that exactly the same roots need. A root is a module that loads on its own: the entry or the target of a dynamic
 * import, for example a widget or a dialog.
 */
interface Chunk {
  roots: ReadonlySet<string>;
  modules: readonly string[];
  /** Length of the source code. */
  characters: number;
}

/** Cost of one more file, in characters of source code. Each file needs a request and is compressed separately. */
const fileCostCharacters = 1_500;
/** Weight of a root that loads after a user action. A widget has the weight 1, because users wait for widgets. */
const deferredRootWeight = 0.01;

const contains = (set: ReadonlySet<string> | undefined) => (id: string) => set?.has(id) === true;

/** The module and all modules that it imports statically, at any depth. */
function staticClosure(id: string, graph: ModuleGraph, visited = new Set<string>()): Set<string> {
  if (visited.has(id)) return visited;
  visited.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) staticClosure(imported, graph, visited);
  return visited;
}

/** For each root, the modules that may not be loaded yet when the root loads. */
function modulesToLoad({ graph, entry }: ChunkPlanOptions): Map<string, readonly string[]> {
  // Sorted, so that the same sources give the same files.
  const ids = [...graph.getModuleIds()].sort();
  const dynamicImportsOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const roots = [...new Set([entry, ...ids.flatMap(dynamicImportsOf)])];
  const closures = new Map(roots.map((root) => [root, staticClosure(root, graph)]));
  const dynamicImports = new Map(
    roots.map((root) => [root, new Set([...(closures.get(root) ?? [])].flatMap(dynamicImportsOf))]),
  );
  // Each set starts with all modules and loses every module that one of the importing roots has not loaded.
  const loadedBefore = new Map(roots.map((root) => [root, new Set(root === entry ? [] : ids)]));
  let isSettled = false;
  while (!isSettled) {
    isSettled = true;
    for (const [root, loaded] of loadedBefore) {
      const importers = roots.filter((other) => contains(dynamicImports.get(other))(root));
      const guaranteed = [...loaded].filter((id) =>
        importers.every(
          (other) => contains(closures.get(other))(id) || contains(loadedBefore.get(other))(id),
        ),
      );
      if (guaranteed.length === loaded.size) continue;
      loadedBefore.set(root, new Set(guaranteed));
      isSettled = false;
    }
  }
  return new Map(
    roots.map((root) => [
      root,
      [...(closures.get(root) ?? [])].filter((id) => !contains(loadedBefore.get(root))(id)),
    ]),
  );
}

function groupByRoots(needed: ReadonlyMap<string, readonly string[]>, graph: ModuleGraph): Chunk[] {
  const rootsOf = new Map<string, Set<string>>();
  for (const [root, ids] of needed)
    for (const id of ids) rootsOf.set(id, (rootsOf.get(id) ?? new Set()).add(root));
  const chunks = new Map<string, Chunk>();
  for (const [id, roots] of rootsOf) {
    const key = [...roots].sort().join();
    const { modules = [], characters = 0 } = chunks.get(key) ?? {};
    const moduleCharacters = graph.getModuleInfo(id)?.code?.length ?? 0;
    chunks.set(key, { roots, modules: [...modules, id], characters: characters + moduleCharacters });
  }
  return [...chunks.values()];
}

/**
 * Cost of merging two chunks. A root that needs one chunk loads unneeded code; a root that needs both saves one file.
 */
function mergeCost(a: Chunk, b: Chunk, weightOf: (root: string) => number): number {
  const weigh = (roots: Iterable<string>) => [...roots].reduce((sum, root) => sum + weightOf(root), 0);
  const onlyA = weigh([...a.roots].filter((root) => !b.roots.has(root)));
  const onlyB = weigh([...b.roots].filter((root) => !a.roots.has(root)));
  const both = weigh([...a.roots].filter(contains(b.roots)));
  return onlyA * b.characters + onlyB * a.characters - both * fileCostCharacters;
}

const merge = (a: Chunk, b: Chunk): Chunk => ({
  roots: new Set([...a.roots, ...b.roots]),
  modules: [...a.modules, ...b.modules],
  characters: a.characters + b.characters,
});

/** Merges the cheapest pair of chunks until no merge saves anything. */
function mergeChunks(chunks: readonly Chunk[], weightOf: (root: string) => number): Chunk[] {
  const remaining = [...chunks];
  for (;;) {
    let best = { cost: 0, a: -1, b: -1 };
    for (const [a, chunk] of remaining.entries()) {
      for (let b = a + 1; b < remaining.length; b += 1) {
        const cost = mergeCost(chunk, remaining[b] as Chunk, weightOf);
        if (cost < best.cost) best = { cost, a, b };
      }
    }
    if (best.a < 0) return remaining;
    const [second] = remaining.splice(best.b, 1) as [Chunk];
    const [first] = remaining.splice(best.a, 1) as [Chunk];
    remaining.push(merge(first, second));
  }
}

/**
 * The chunk name of each module. Modules that one root needs are in the chunk of that root. Modules that several roots need
 * are in shared chunks, merged to balance unneeded code against the number of files.
 */
export function planChunks(options: ChunkPlanOptions): ReadonlyMap<string, string> {
  const { graph, entry, describeRoot } = options;
  const needed = modulesToLoad(options);
  const weightOf = (root: string) => (describeRoot(root).isWidget ? 1 : deferredRootWeight);
  const chunkNames = new Map<string, string>();
  const shared: Chunk[] = [];
  for (const chunk of groupByRoots(needed, graph)) {
    const [root = entry, ...others] = chunk.roots;
    // Every root can use the modules of the entry.
    if (root === entry) shared.push({ ...chunk, roots: new Set(needed.keys()) });
    else if (others.length > 0) shared.push(chunk);
    else for (const id of chunk.modules) chunkNames.set(id, describeRoot(root).chunkName);
  }
  for (const [index, { modules }] of mergeChunks(shared, weightOf).entries()) {
    const name = modules.includes(entry) ? describeRoot(entry).chunkName : `shared-${index + 1}`;
    for (const id of modules) chunkNames.set(id, name);
  }
  return chunkNames;
}
