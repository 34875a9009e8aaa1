import { lazyPart } from '@portal-kit/ui/lazy-part';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { usePortal } from '../../kernel/portal/portal-context';
import type { LicenseBadgeProps } from './license-state-text';

const LicenseStateText = lazyPart(() => import('./license-state-text').then((part) => part.LicenseStateText));
const showNothing = () => {};

/**
 * Shows whether the license of a customer is valid, expires soon, has expired, or has no known expiration date. Shows
 * nothing while its code loads.
 */
export const LicenseBadge = (props: LicenseBadgeProps) => (
  // A component that the lazy part imports would move out of the chunk of the list.
  <LicenseStateText
    {...props}
    scope={usePortal().messageScope}
    StatusDot={StatusDot}
    onLoadFailed={showNothing}
  />
);
