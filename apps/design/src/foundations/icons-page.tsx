import { icons } from 'virtual:design/icons';
import { Icon } from '@portal-kit/ui/icon';
import { PageHeader } from '@portal-kit/ui/page-header';
import { SearchField } from '@portal-kit/ui/search-field';
import { useState } from 'react';
import { FoundationSection } from './foundation-section';
import * as css from './foundations.css';

export function IconsPage({ title }: { title: string }) {
  const [search, setSearch] = useState('');
  const shown = icons.filter(({ name }) => name.includes(search.trim().toLowerCase().replaceAll(' ', '-')));
  return (
    <>
      <PageHeader title={title} caption={`${icons.length} icons of Lucide`} />
      <div className={css.page}>
        <SearchField
          label="Filter icons"
          placeholder="Filter icons"
          clearLabel="Clear filter"
          value={search}
          onChange={setSearch}
        />
        <FoundationSection
          title="Icons in use"
          text="Import each icon by its path, for example `@lucide/icons/icons/truck`. Sizes are 16, 18, 20 and 32 px."
        >
          <p role="status" className={css.text}>
            {shown.length === 0 && 'No icon matches'}
          </p>
          <ul className={css.icons}>
            {shown.map(({ name, data, users }) => (
              <li key={name} className={css.icon} title={users.join(', ')}>
                <Icon data={data} sizePx={24} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </FoundationSection>
      </div>
    </>
  );
}
