import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples } from './example-sources.ts';
import type { PublicEntry } from './public-entries.ts';

interface Pages {
  /** A folder with one folder per entry. */
  folder: string;
  groups: Readonly<Record<string, readonly string[]>>;
}

/** Lists the reasons why the pages don't cover the public components, one line per problem. */
export function findPageProblems(entries: readonly PublicEntry[], { folder, groups }: Pages): string[] {
  const grouped = Object.values(groups).flat();
  const withComponents = entries.filter(({ components }) => components.length > 0);
  const unknown = grouped.filter((name) => !withComponents.some((entry) => entry.name === name));
  const repeated = grouped.filter((name, index) => grouped.indexOf(name) !== index);
  return [
    ...unknown.map(
      (name) => `groups.ts lists "${name}", but packages/ui exports no component in this entry.`,
    ),
    ...repeated.map((name) => `groups.ts lists "${name}" twice.`),
    ...withComponents.flatMap(({ name, components }) => {
      const file = `${name}/${name}.examples.tsx`;
      const add = `Add apps/design/src/components/${file} and the entry to packaging/groups.ts.`;
      if (!existsSync(join(folder, file)) || !grouped.includes(name))
        return [`@portal-kit/ui/${name} exports ${components.join(', ')}, but has no page. ${add}`];
      const text = readFileSync(join(folder, file), 'utf8');
      const examples = readExamples(file, text);
      return [
        ...components
          .filter((component) => !examples.some(({ code }) => new RegExp(`<${component}\\b`).test(code)))
          .map(
            (component) =>
              `@portal-kit/ui/${name} exports ${component}, but no example in ${file} renders it.`,
          ),
        ...(existsSync(join(folder, `${name}/${name}.notes.ts`))
          ? []
          : [`${name}/${name}.notes.ts is missing: keyboard and accessibility of the component.`]),
      ];
    }),
  ];
}
