import { catalog } from 'virtual:design/catalog';
import { SearchField } from '@portal-kit/ui/search-field';
import { type KeyboardEvent, useRef } from 'react';
import { foundations } from '../foundations/foundations';
import type { Address } from './address';
import * as css from './navigation.css';

interface Entry {
  href: string;
  title: string;
  /** Names that the filter also finds. */
  words: string;
}

const overview: Entry = { href: '#/', title: 'Overview', words: '' };
/** The documentation site serves the design pages at `/design/`. Another host serves them alone. */
const documentation: readonly Entry[] = /\/design\/(index\.html)?$/.test(location.pathname)
  ? [{ href: '../', title: 'Documentation', words: 'docs' }]
  : [];
const groups: readonly (readonly [string, readonly Entry[]])[] = [
  ['Start', [overview, ...documentation]],
  [
    'Foundations',
    foundations.map(({ name, title }) => ({ href: `#/foundations/${name}`, title, words: name })),
  ],
  ...[...new Set(catalog.map(({ group }) => group))].map(
    (group) =>
      [
        group,
        catalog
          .filter((entry) => entry.group === group)
          .map(({ name, title, components }) => ({
            href: `#/${name}`,
            title,
            words: `${name} ${components.join(' ')}`,
          })),
      ] as const,
  ),
];

/** Returns the groups with only the entries that contain every word of the filter. */
function filterGroups(filter: string) {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (group: string, entry: Entry) => {
    const text = `${group} ${entry.title} ${entry.words}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map(([group, entries]) => [group, entries.filter((entry) => matches(group, entry))] as const)
    .filter(([, entries]) => entries.length > 0);
}

const currentHref = (address: Address) =>
  address.screen === 'overview'
    ? overview.href
    : `#/${address.screen === 'foundation' ? 'foundations/' : ''}${address.name}`;

interface NavigationProps {
  address: Address;
  filter: string;
  onFilterChange: (filter: string) => void;
  onFollow: () => void;
}

export function Navigation({ address, filter, onFilterChange, onFollow }: NavigationProps) {
  const container = useRef<HTMLDivElement>(null);
  const shown = filterGroups(filter);
  const current = currentHref(address);

  /** Enter in the filter opens the first page; the arrow keys move between the filter and the links. */
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(container.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const index = stops.indexOf(event.target as HTMLElement);
    if (index < 0 || event.nativeEvent.isComposing) return;
    const target = { ArrowDown: stops[index + 1], ArrowUp: stops[index - 1] }[event.key];
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === 'Enter' && index === 0 && filter !== '') {
      event.preventDefault();
      stops[1]?.click();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only listens for keys of its field and its links
    <div ref={container} className={css.container} onKeyDown={onKeyDown}>
      <div className={css.filter}>
        <SearchField
          label="Filter pages"
          placeholder="Filter pages"
          clearLabel="Clear filter"
          value={filter}
          onChange={onFilterChange}
          shortcut
        />
      </div>
      <nav aria-label="Pages" className={css.nav}>
        {shown.map(([group, entries]) => (
          <div key={group} className={css.group}>
            <p className={css.title}>{group}</p>
            <ul>
              {entries.map(({ href, title }) => (
                <li key={href}>
                  <a
                    href={href}
                    className={css.link}
                    aria-current={href === current ? 'page' : undefined}
                    onClick={onFollow}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p role="status" className={css.none}>
        {shown.length === 0 && `No page matches “${filter}”`}
      </p>
    </div>
  );
}
