import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { paths } from './paths.ts';

const uiSource = join(paths.ui, 'src');

/** Resolves a relative import to its `.ts` or `.tsx` file. Returns `undefined` if neither exists. */
function resolveImport(from: string, specifier: string): string | undefined {
  const base = join(dirname(from), specifier);
  return ['.ts', '.tsx'].map((extension) => base + extension).find(existsSync);
}

/** Collects a module of packages/ui and the modules that it imports, directly or through others. */
function collectModules(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const module = resolveImport(file, specifier);
    if (module) collectModules(module, seen);
  }
  return seen;
}

/**
 * Reads the tokens in the styles of an entry and of the components that it uses, such as `color.accent` and `space.2`.
 */
export function readTokens(entry: string): string[] {
  const styles = [...collectModules(join(paths.uiExports, `${entry}.ts`))].filter(
    (file) => file.endsWith('.css.ts') && !file.includes('/theme/'),
  );
  const found = new Set<string>();
  for (const file of styles) {
    const text = readFileSync(file, 'utf8');
    for (const [, group, name] of text.matchAll(/vars\.(\w+)\.(\w+)/g)) found.add(`${group}.${name}`);
    for (const [, count] of text.matchAll(/\bspace\[(\d)\]/g)) found.add(`space.${count}`);
  }
  return [...found].sort();
}

export interface Motion {
  /** The style sheet in packages/ui/src. */
  file: string;
  property: 'animation' | 'transition';
  value: string;
  /** The style sheet has a rule for reduced motion. */
  isReduced: boolean;
}

/** Reads every transition and animation of packages/ui. */
export function readMotion(): Motion[] {
  const files = readdirSync(uiSource, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css.ts'),
  );
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(uiSource, file), 'utf8');
    const declared = text.matchAll(/\b(animation|transition): [`']([^`']+)[`']/g);
    return [...declared].flatMap(([, property, value = '']) =>
      value === 'none'
        ? []
        : {
            file,
            property: property as Motion['property'],
            value: value.replace(/\$\{(\w+)\}/g, '$1'),
            isReduced: text.includes('reducedMotion'),
          },
    );
  });
}

/** Reads the names of the icons that the packages and the portal import, with the packages that use them. */
export function readIcons(): Map<string, string[]> {
  const users = new Map<string, Set<string>>();
  for (const folder of paths.iconUsers) {
    const user = relative(paths.root, dirname(folder)).replaceAll('\\', '/');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, name = ''] of text.matchAll(/from '@lucide\/icons\/icons\/([\w-]+)'/g))
        users.set(name, (users.get(name) ?? new Set()).add(user));
    }
  }
  return new Map(
    [...users].sort(([a], [b]) => a.localeCompare(b)).map(([name, found]) => [name, [...found]]),
  );
}
