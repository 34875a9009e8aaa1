import { ButtonLink, type ButtonLinkProps } from '@portal-kit/ui/button';
import type { Destination } from './destination';
import { useDestinationLink } from './use-destination-link';

/** Properties of {@link DestinationButton}. */
export interface DestinationButtonProps
  extends Pick<ButtonLinkProps, 'tone' | 'size' | 'icon' | 'children' | 'tabIndex' | 'aria-label'> {
  /** Where it leads. */
  to: Destination;
}

/**
 * A link that looks like a button. Nothing where the host does not show the destination.
 *
 * @example
 * ```tsx
 * import { DestinationButton } from 'portal-kit/portal';
 *
 * export const Back = () => <DestinationButton to={{ to: 'items.list' }}>Items</DestinationButton>;
 * ```
 */
export function DestinationButton({ to, ...rest }: DestinationButtonProps) {
  const link = useDestinationLink()(to);
  return link && <ButtonLink {...rest} {...link} />;
}
