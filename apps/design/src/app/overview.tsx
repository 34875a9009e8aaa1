import { catalog } from 'virtual:design/catalog';
import { PageHeader } from '@portal-kit/ui/page-header';
import { foundations } from '../foundations/foundations';
import * as css from './overview.css';

interface Tile {
  href: string;
  title: string;
  text: string;
}

function Tiles({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  return (
    <section>
      <h2 className={css.groupTitle}>{title}</h2>
      <ul className={css.tiles}>
        {tiles.map((tile) => (
          <li key={tile.href} className={css.tile}>
            <h3 className={css.tileTitle}>
              <a href={tile.href} className={css.link}>
                {tile.title}
              </a>
            </h3>
            <p className={css.text}>{tile.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page with its purpose. */
export function Overview() {
  const groups = [...new Set(catalog.map(({ group }) => group))];
  return (
    <>
      <PageHeader
        title="Design system"
        caption={`${catalog.length} components of @portal-kit/ui: states, code, props, keyboard and tokens`}
      />
      <div className={css.groups}>
        <Tiles
          title="Foundations"
          tiles={foundations.map(({ name, title, text }) => ({ href: `#/foundations/${name}`, title, text }))}
        />
        {groups.map((group) => (
          <Tiles
            key={group}
            title={group}
            tiles={catalog
              .filter((entry) => entry.group === group)
              .map(({ name, title, text }) => ({ href: `#/${name}`, title, text }))}
          />
        ))}
      </div>
    </>
  );
}
