import { type QueryKey, useQuery } from '@tanstack/react-query';
import { usePortal, usePortalQueryClient } from 'portal-kit/portal';
import { usePageTitle } from '../shell/page/page-title';
import { formTitleMessages } from './form-title.messages';

/**
 * Names the record in the title of a form: 'Edit HF-1004'. Reads the record that the form has loaded, without a request.
 * Keeps the route's title for a new record.
 *
 * @param query - The query of the record. `undefined` for a new record.
 * @param nameOf - Keep the function stable between renders.
 */
export function useFormTitle<Details>(
  query: { queryKey: QueryKey; queryFn: (context: object) => Promise<Details> } | undefined,
  nameOf: (details: Details) => string | null | undefined,
): void {
  const { locale } = usePortal();
  const { data } = useQuery<Details>(
    { queryKey: query?.queryKey ?? ['no record'], queryFn: query?.queryFn ?? neverLoads, enabled: false },
    usePortalQueryClient(),
  );
  const name = query && data !== undefined ? nameOf(data) : undefined;
  usePageTitle(name ? formTitleMessages(locale).edit(name) : undefined);
}

const neverLoads = (): Promise<never> => new Promise(() => {});
