import { type QueryKey, useQuery } from '@tanstack/react-query';
import { usePortal, usePortalQueryClient } from 'portal-kit/portal';
import { usePageTitle } from '../shell/page/page-title';
import { formTitleMessages } from './form-title.messages';

/**
 * Shows the record in a form's title: 'Edit HF-1004'. Reads the record that the form has loaded, without a request.
 * Keeps the route's title for a new record.
 *
 * @param query - The query of the record. `undefined` for a new record.
 * @param getName - Keep the function stable between renders.
 * @param newTitle - Title of a new record that copies the record of the query; the copied record is the caption.
 */
export function useFormTitle<Details>(
  query: { queryKey: QueryKey; queryFn: (context: object) => Promise<Details> } | undefined,
  getName: (details: Details) => string | null | undefined,
  newTitle?: string,
): void {
  const { locale } = usePortal();
  const { data } = useQuery<Details>(
    { queryKey: query?.queryKey ?? ['no record'], queryFn: query?.queryFn ?? neverLoads, enabled: false },
    usePortalQueryClient(),
  );
  const name = query && data !== undefined ? getName(data) : undefined;
  const texts = formTitleMessages(locale);
  usePageTitle(
    name ? (newTitle ?? texts.edit(name)) : undefined,
    name && newTitle ? texts.copy(name) : undefined,
  );
}

const neverLoads = (): Promise<never> => new Promise(() => {});
