import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readApi } from './component-api.ts';
import { readComponentExamples } from './example-sources.ts';
import { groups } from './groups.ts';
import { highlight } from './highlight.ts';
import { findPageProblems } from './page-problems.ts';
import { paths } from './paths.ts';
import { readEntries } from './public-entries.ts';
import { readIcons, readMotion, readTokens } from './source-facts.ts';

const prefix = 'virtual:design/';

/** Formats an entry's name as a title: `text-field` → `Text field`. */
const formatTitle = (entry: string) => entry.charAt(0).toUpperCase() + entry.slice(1).replaceAll('-', ' ');
const firstSentence = (text: string) => /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
const json = JSON.stringify;

/** Formats an example's name as a title: `LongText` → `Long text`. */
const exampleTitle = (name: string) => formatTitle(name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase());

const shownExamples = (entry: string) =>
  readComponentExamples(entry).map(({ name, text, tags, code }) => ({
    name,
    title: tags.title ?? exampleTitle(name),
    text,
    states: tags.states?.split(/\s+/) ?? [],
    direction: 'rtl' in tags ? 'rtl' : 'ltr',
    width: 'narrow' in tags ? 'narrow' : 'wide' in tags ? 'wide' : 'normal',
    opens: 'opens' in tags,
    isFramed: 'framed' in tags,
    code: highlight(code),
  }));

/**
 * Provides the pages' virtual modules: the catalog of all components, the icons, the facts of the foundations, and one
 * module per component with its examples, their sources and the API from the types.
 */
export function catalogPlugin(): Plugin {
  let api: ReturnType<typeof readApi> | undefined;
  const entries = readEntries(paths.uiExports);
  const readOnce = () => {
    api ??= readApi(entries.map(({ name }) => name));
    return api;
  };

  const modules: Record<string, () => string> = {
    catalog: () => {
      const problems = findPageProblems(entries, { folder: paths.pages, groups });
      if (problems.length > 0) throw new Error(`design:\n${problems.join('\n')}`);
      const pages = Object.entries(groups).flatMap(([group, names]) =>
        names.map((name) => {
          const components = readOnce().components.get(name) ?? [];
          const facts = json({
            name,
            group,
            title: formatTitle(name),
            text: firstSentence(components[0]?.text ?? ''),
            components: components.map((each) => each.name),
          });
          return `{ ...${facts}, load: () => import('${prefix}page/${name}') }`;
        }),
      );
      return `export const catalog = [${pages.join(',\n')}];`;
    },
    icons: () => {
      const icons = [...readIcons()];
      return [
        ...icons.map(([name], index) => `import i${index} from '@lucide/icons/icons/${name}';`),
        `export const icons = [${icons.map(([name, users], index) => `{ name: ${json(name)}, users: ${json(users)}, data: i${index} }`).join()}];`,
      ].join('\n');
    },
    facts: () =>
      `export const motion = ${json(readMotion())};\nexport const otherExports = ${json(readOnce().others)};`,
  };

  function pageModule(entry: string): string {
    const folder = join(paths.pages, entry).replaceAll('\\', '/');
    const page = {
      components: readOnce().components.get(entry) ?? [],
      tokens: readTokens(entry),
      examples: shownExamples(entry),
    };
    return [
      `import * as examples from '${folder}/${entry}.examples.tsx';`,
      `import { notes } from '${folder}/${entry}.notes.ts';`,
      `const page = ${json(page)};`,
      'export const componentPage = { ...page, notes, examples: page.examples.map((each) => ({ ...each, Example: examples[each.name] })) };',
    ].join('\n');
  }

  return {
    name: 'design-catalog',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const name = id.slice(prefix.length + 1);
      return modules[name]?.() ?? pageModule(name.replace('page/', ''));
    },
  };
}
