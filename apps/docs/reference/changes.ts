import { globSync } from 'node:fs';
import { readText, root } from '../site/repository.ts';

const levels = ['major', 'minor', 'patch'] as const;

/** The changes that the next release will contain, the most important first. Source: `.changeset/`. */
export function unreleasedChanges(): string {
  const changes = globSync('.changeset/*.md', { cwd: root })
    .sort()
    .flatMap((file) => {
      const [, bumps = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readText(file)) ?? [];
      const packages = [...bumps.matchAll(/^["']([^"']+)["']: (\w+)$/gm)];
      const level = levels.find((each) => packages.some(([, , bump]) => bump === each));
      const names = packages.map(([, name]) => `\`${name}\``).join(', ');
      return level ? [{ level, item: `- ${names}: ${text.trim().replaceAll(/\n(?=.)/g, '\n  ')}` }] : [];
    });
  return levels
    .map((level) => ({ level, items: changes.filter((change) => change.level === level) }))
    .filter(({ items }) => items.length > 0)
    .map(
      ({ level, items }) =>
        `### ${level.charAt(0).toUpperCase()}${level.slice(1)} changes\n\n${items.map(({ item }) => item).join('\n')}`,
    )
    .join('\n\n');
}
