import { catalog } from 'virtual:design/catalog';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { useEffect } from 'react';
import { ComponentPageView } from '../example/component-page-view';
import { foundations } from '../foundations/foundations';
import type { Address } from './address';
import { LazyContent } from './lazy-content';
import { Overview } from './overview';
import type { Theme } from './theme-choice';
import { TitleFocus } from './title-focus';

/** Sets the title of the document. */
function useTitle(title: string) {
  useEffect(() => {
    document.title = title === '' ? 'Design system' : `${title} · Design system`;
  }, [title]);
}

interface PageContentProps {
  address: Exclude<Address, { screen: 'sheet' }>;
  theme: Theme;
}

/** The page of an address. The code of each page loads with the page. */
export function PageContent({ address, theme }: PageContentProps) {
  const foundation =
    address.screen === 'foundation' ? foundations.find(({ name }) => name === address.name) : undefined;
  const entry =
    address.screen === 'component' ? catalog.find(({ name }) => name === address.name) : undefined;
  useTitle(foundation?.title ?? entry?.title ?? '');
  if (address.screen === 'overview')
    return (
      <>
        <Overview />
        <TitleFocus />
      </>
    );
  if (foundation)
    return (
      <LazyContent key={foundation.name} load={foundation.load}>
        {({ Page }) => (
          <>
            <Page title={foundation.title} />
            <TitleFocus />
          </>
        )}
      </LazyContent>
    );
  if (entry && address.screen === 'component')
    return (
      <LazyContent key={entry.name} load={entry.load}>
        {({ componentPage }) => (
          <>
            <ComponentPageView
              entry={entry}
              page={componentPage}
              theme={theme}
              openedExample={address.example}
            />
            <TitleFocus />
          </>
        )}
      </LazyContent>
    );
  return (
    <EmptyState
      isPage
      title="There is no such page"
      text="The component may have another name. Use the filter or the overview to find it."
      actions={<a href="#/">Overview</a>}
    />
  );
}
