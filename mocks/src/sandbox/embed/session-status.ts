import type { Clock } from '../clock.ts';
import type { WidgetSession } from '../model/widget-session.ts';

export function statusOf(
  { revokedAt, expiresAt }: WidgetSession,
  clock: Clock,
): 'ACTIVE' | 'EXPIRED' | 'REVOKED' {
  if (revokedAt !== null) return 'REVOKED';
  return Date.parse(expiresAt) > clock.nowMs() ? 'ACTIVE' : 'EXPIRED';
}
