import { globSync } from 'node:fs';
import type { Draft } from '../site/documents.ts';
import { readText, root } from '../site/repository.ts';

const levels = ['major', 'minor', 'patch'] as const;
const titles = { major: 'Major changes', minor: 'Minor changes', patch: 'Patch changes' };

/**
 * Creates a page with the changes that the next release will contain, the most important first. Source: `.changeset/`.
 */
export function createChangesDrafts(): Draft[] {
  const changes = globSync('.changeset/*.md', { cwd: root })
    .sort()
    .flatMap((file) => {
      const [, bumps = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readText(file)) ?? [];
      const packages = [...bumps.matchAll(/^["']([^"']+)["']: (\w+)$/gm)];
      const level = levels.find((each) => packages.some(([, , bump]) => bump === each));
      const names = packages.map(([, name]) => `\`${name}\``).join(', ');
      return level ? [{ level, item: `- ${names}: ${text.trim().replaceAll(/\n(?=.)/g, '\n  ')}` }] : [];
    });
  if (changes.length === 0) return [];
  const sections = levels
    .map((level) => ({ level, items: changes.filter((change) => change.level === level) }))
    .filter(({ items }) => items.length > 0)
    .map(({ level, items }) => `## ${titles[level]}\n\n${items.map(({ item }) => item).join('\n')}`);
  const file = '.changeset/config.json';
  return [
    {
      slug: 'embedding/changes',
      title: 'Changes in the next release',
      description: 'Unreleased changes of the packages: breaking changes, new features and corrections.',
      kind: 'reference',
      source: file,
      chunks: [{ file, markdown: sections.join('\n\n') }],
    },
  ];
}
