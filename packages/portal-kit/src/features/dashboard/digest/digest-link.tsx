import type { ReactNode } from 'react';
import type { Destination } from '../../../kernel/navigation/destination';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import * as css from '../links/links.css';

interface DigestLinkProps {
  /** `undefined` if the user has no permission to open the record. */
  to: Destination | undefined;
  children: ReactNode;
}

/** Name of a record in a table of the digest, as a link to its details. */
export function DigestLink({ to, children }: DigestLinkProps) {
  const link = useDestinationLink();
  return to ? (
    <a part="link" className={css.recordLink} {...link(to)}>
      {children}
    </a>
  ) : (
    children
  );
}
