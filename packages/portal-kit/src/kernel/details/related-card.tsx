import { isPortalError } from '@portal-kit/sdk';
import { Button } from '@portal-kit/ui/button';
import { Card } from '@portal-kit/ui/card';
import { Spinner } from '@portal-kit/ui/spinner';
import type { ReactNode } from 'react';
import { kernelMessages } from '../messages/kernel.messages';
import { useMessages } from '../messages/use-messages';
import type { Destination } from '../navigation/destination';
import { useDestinationLink } from '../navigation/use-destination-link';
import * as details from './details.css';
import { recordMessages } from './record.messages';
import * as css from './related-card.css';

interface RelatedQuery {
  isError: boolean;
  isLoading: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface RelatedCardProps {
  title: string;
  /** The requests of the records. */
  queries: readonly RelatedQuery[];
  /** Whether the user may see the records. Default true. */
  isAllowed?: boolean;
  isEmpty: boolean;
  emptyText: string;
  failedText: string;
  /** The lists with all records. */
  links?: readonly { to: Destination; label: string }[];
  children: ReactNode;
}

/** Returns whether the server rejected a request because the user lacks a permission. */
export const isForbidden = ({ error }: Pick<RelatedQuery, 'error'>): boolean =>
  isPortalError(error) && error.status === 403;

/** Records that belong to a record, with the loading, empty, failing and forbidden states of their section. */
export function RelatedCard(props: RelatedCardProps) {
  const { title, queries, isAllowed = true, isEmpty, emptyText, failedText, links = [], children } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(recordMessages);
  const linkTo = useDestinationLink();
  // Records that the server refuses do not hide the other records of the section.
  const failed = queries.filter((query) => query.isError && !isForbidden(query));
  const isRefused = !isAllowed || (queries.length > 0 && queries.every(isForbidden));
  const content = () => {
    if (isRefused) return <p className={css.note}>{texts.forbidden}</p>;
    if (failed.length > 0) {
      return (
        <p role="alert" className={css.failure}>
          {failedText}{' '}
          <Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>{kernel.retry}</Button>
        </p>
      );
    }
    if (queries.some(({ isLoading }) => isLoading)) {
      return (
        <div className={css.note}>
          <Spinner label={kernel.loading} />
        </div>
      );
    }
    if (!isEmpty) return children;
    return <p className={css.note}>{queries.some(isForbidden) ? texts.forbidden : emptyText}</p>;
  };
  const shownLinks = !isRefused
    ? links.flatMap(({ to, label }) => {
        const link = linkTo(to);
        return link ? [{ link, label }] : [];
      })
    : [];
  return (
    <Card
      title={title}
      isFlush
      actions={
        shownLinks.length > 0 && (
          <span className={css.links}>
            {shownLinks.map(({ link, label }) => (
              <a key={label} part="link" className={details.link} {...link}>
                {label}
              </a>
            ))}
          </span>
        )
      }
    >
      {content()}
    </Card>
  );
}
