/** What a bundler knows of a module: the modules that come with it, those that it fetches later, and its code. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}

export interface ModuleGraph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => Module | null;
}

interface ScriptFiles {
  graph: ModuleGraph;
  /** The script itself. */
  entry: string;
  /** How a module is called that is fetched by itself, and whether somebody waits for it to see anything at all. */
  startOf: (id: string) => { name: string; isWidget: boolean };
}

/** Modules that exactly these starts need: each start is fetched by itself, as the script, a widget, a dialog is. */
interface Part {
  starts: ReadonlySet<string>;
  modules: readonly string[];
  characters: number;
}

/** What one more file costs whoever needs it, in characters of source: a request, and a compression that starts anew. */
const fileCharacters = 2_200;
/** Of what is fetched when it is opened, against a widget: somebody waits for that one to see anything at all. */
const laterWeight = 0.05;

const isIn = (set: ReadonlySet<string> | undefined) => (id: string) => set?.has(id) === true;

/** The modules that come with one, itself included. */
function broughtBy(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) broughtBy(imported, graph, seen);
  return seen;
}

/** Every start with the modules that are not there yet, whoever fetches it. */
function neededBy({ graph, entry }: ScriptFiles): Map<string, readonly string[]> {
  // Sorted: the same sources make the same files.
  const ids = [...graph.getModuleIds()].sort();
  const laterOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const starts = [...new Set([entry, ...ids.flatMap(laterOf)])];
  const brought = new Map(starts.map((start) => [start, broughtBy(start, graph)]));
  const fetched = new Map(
    starts.map((start) => [start, new Set([...(brought.get(start) ?? [])].flatMap(laterOf))]),
  );
  // All is taken to be there, until somebody is found who fetches the start without having it.
  const there = new Map(starts.map((start) => [start, new Set(start === entry ? [] : ids)]));
  let isSettled = false;
  while (!isSettled) {
    isSettled = true;
    for (const [start, had] of there) {
      const fetchers = starts.filter((one) => isIn(fetched.get(one))(start));
      const kept = [...had].filter((id) =>
        fetchers.every((one) => isIn(brought.get(one))(id) || isIn(there.get(one))(id)),
      );
      if (kept.length === had.size) continue;
      there.set(start, new Set(kept));
      isSettled = false;
    }
  }
  return new Map(
    starts.map((start) => [
      start,
      [...(brought.get(start) ?? [])].filter((id) => !isIn(there.get(start))(id)),
    ]),
  );
}

function partsOf(needed: ReadonlyMap<string, readonly string[]>, graph: ModuleGraph): Part[] {
  const startsOf = new Map<string, Set<string>>();
  for (const [start, ids] of needed)
    for (const id of ids) startsOf.set(id, (startsOf.get(id) ?? new Set()).add(start));
  const parts = new Map<string, Part>();
  for (const [id, starts] of startsOf) {
    const key = [...starts].sort().join();
    const { modules = [], characters = 0 } = parts.get(key) ?? {};
    const more = graph.getModuleInfo(id)?.code?.length ?? 0;
    parts.set(key, { starts, modules: [...modules, id], characters: characters + more });
  }
  return [...parts.values()];
}

/** What it costs to put two parts into one file: bytes for those who need but one, less a file for those who need both. */
function costOfJoining(a: Part, b: Part, weightOf: (start: string) => number): number {
  const weigh = (starts: Iterable<string>) => [...starts].reduce((sum, start) => sum + weightOf(start), 0);
  const onlyA = weigh([...a.starts].filter((start) => !b.starts.has(start)));
  const onlyB = weigh([...b.starts].filter((start) => !a.starts.has(start)));
  const both = weigh([...a.starts].filter(isIn(b.starts)));
  return onlyA * b.characters + onlyB * a.characters - both * fileCharacters;
}

const join = (a: Part, b: Part): Part => ({
  starts: new Set([...a.starts, ...b.starts]),
  modules: [...a.modules, ...b.modules],
  characters: a.characters + b.characters,
});

/** Joins parts as long as that makes it cheaper to show something. */
function joined(parts: readonly Part[], weightOf: (start: string) => number): Part[] {
  const left = [...parts];
  for (;;) {
    let best = { cost: 0, a: -1, b: -1 };
    for (const [a, one] of left.entries()) {
      for (let b = a + 1; b < left.length; b += 1) {
        const cost = costOfJoining(one, left[b] as Part, weightOf);
        if (cost < best.cost) best = { cost, a, b };
      }
    }
    if (best.a < 0) return left;
    const [second] = left.splice(best.b, 1) as [Part];
    const [first] = left.splice(best.a, 1) as [Part];
    left.push(join(first, second));
  }
}

/**
 * The name of the file that each module goes into: one for each start, and as many for what several of them share as it
 * takes to bring nobody much that they do not need.
 */
export function scriptFiles(script: ScriptFiles): ReadonlyMap<string, string> {
  const { graph, entry, startOf } = script;
  const needed = neededBy(script);
  const weightOf = (start: string) => (startOf(start).isWidget ? 1 : laterWeight);
  const names = new Map<string, string>();
  const shared: Part[] = [];
  for (const part of partsOf(needed, graph)) {
    const [start = entry, ...others] = part.starts;
    // What the script itself brings is there for everybody.
    if (start === entry) shared.push({ ...part, starts: new Set(needed.keys()) });
    else if (others.length > 0) shared.push(part);
    else for (const id of part.modules) names.set(id, startOf(start).name);
  }
  for (const [index, { modules }] of joined(shared, weightOf).entries()) {
    const name = modules.includes(entry) ? startOf(entry).name : `shared-${index + 1}`;
    for (const id of modules) names.set(id, name);
  }
  return names;
}
