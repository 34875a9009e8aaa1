import type { Page, PortalQuery } from '@portal-kit/sdk';
import type { listParams } from '../../kernel/list-state/list-state';

/** Maximum number of records in a selection of all matching rows. */
export const maxMatching = 5_000;
const pageSize = 500;

type Params = ReturnType<typeof listParams>;

interface MatchingRows<Row> {
  query: (params: Params) => PortalQuery<Page<Row>>;
  /** Search, filter and sort order of the list. */
  params: Params;
  signal: AbortSignal;
  onProgress: (count: number) => void;
}

/** Loads the rows of all pages with the list's own operation, up to 5,000. */
export async function loadMatching<Row>({
  query,
  params,
  signal,
  onProgress,
}: MatchingRows<Row>): Promise<Row[]> {
  const found: Row[] = [];
  while (found.length < maxMatching) {
    const { rows, total } = await query({ ...params, limit: pageSize, offset: found.length }).queryFn({
      signal,
    });
    found.push(...rows.slice(0, maxMatching - found.length));
    onProgress(found.length);
    if (total === null ? rows.length < pageSize : rows.length === 0 || found.length >= total) break;
  }
  return found;
}
