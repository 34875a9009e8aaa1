import { ButtonLink, type ButtonLinkProps } from '@portal-kit/ui/button';
import type { Destination } from './destination';
import { useDestinationLink } from './use-destination-link';

/** Properties of {@link DestinationButton}. */
export interface DestinationButtonProps
  extends Pick<
    ButtonLinkProps,
    'tone' | 'size' | 'icon' | 'children' | 'tabIndex' | 'aria-label' | 'aria-describedby'
  > {
  /** The destination that the link opens. */
  to: Destination;
}

/**
 * A link styled as a button. Renders nothing if the host has no page for the destination.
 *
 * @example
 * ```tsx
 * import { DestinationButton } from 'portal-kit/portal';
 *
 * export const Back = () => <DestinationButton to={{ to: 'users.list' }}>Users</DestinationButton>;
 * ```
 */
export function DestinationButton({ to, ...rest }: DestinationButtonProps) {
  const link = useDestinationLink()(to);
  return link && <ButtonLink {...rest} {...link} />;
}
