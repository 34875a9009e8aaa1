import { classNames } from '@portal-kit/ui/class-names';
import { Skeleton } from '@portal-kit/ui/skeleton';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { Destination } from '../../../kernel/navigation/destination';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import { type DashboardTexts, dashboardMessages } from '../dashboard.messages';
import type { Count } from '../figures/orders/count-orders';
import * as css from './links.css';

/** Formats a count. */
export const countText = ({ value, isAtLeast }: Count, texts: DashboardTexts) =>
  isAtLeast ? texts.atLeast(value) : texts.number(value);

interface FigureLinkProps {
  count: Count | undefined;
  /** Noun for the count, announced after the number. */
  label: (value: number) => string;
  to: Destination;
  className?: string | undefined;
  /** The part of the surrounding tile or row that opens the link. Default: the number alone. */
  covers?: keyof typeof css.covering | undefined;
}

/** A number that links to the list of the counted records; plain text if the host has no page for the list. */
export function FigureLink({ count, label, to, className = css.figure, covers }: FigureLinkProps) {
  const texts = useMessages(dashboardMessages);
  const link = useDestinationLink();
  if (!count) return <Skeleton className={css.figureBone} />;
  return (
    <a part="link" className={classNames(className, covers && css.covering[covers])} {...link(to)}>
      {countText(count, texts)}
      <span className={visuallyHidden}> {label(count.value)}</span>
    </a>
  );
}

interface RecordLinkProps {
  /** `undefined` if the user has no permission to open the record. */
  to: Destination | undefined;
  /** Whether the link covers its row. Default false. */
  isCovering?: boolean;
  children: ReactNode;
}

/** Name of a record, as a link to its details. */
export function RecordLink({ to, isCovering = false, children }: RecordLinkProps) {
  const link = useDestinationLink();
  return to ? (
    <a part="link" className={classNames(css.recordLink, isCovering && css.covering.all)} {...link(to)}>
      {children}
    </a>
  ) : (
    <span className={css.recordLink}>{children}</span>
  );
}

/** Link in the header of a panel. */
export function MoreLink({ to, children }: { to: Destination; children: ReactNode }) {
  const target = useDestinationLink()(to);
  return (
    target && (
      <a part="link" className={css.moreLink} {...target}>
        {children}
      </a>
    )
  );
}
