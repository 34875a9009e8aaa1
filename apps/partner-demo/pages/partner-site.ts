import type { EmbedProviderProps } from 'portal-kit/embed';

/** Settings that the partner's server sends to its pages. */
export interface PartnerSite {
  /** Origin of the portal API. */
  apiUrl: string;
  supplierId: string;
  /** Permissions of the signed-in user. Absent: the widgets offer every action. */
  permissions?: EmbedProviderProps['permissions'];
}

export async function fetchPartnerSite(): Promise<PartnerSite> {
  return (await fetch('/partner.json')).json();
}

/** Requests a portal token for the signed-in user from the partner's server. */
export async function getToken({ supplierId, signal }: { supplierId: string; signal: AbortSignal }) {
  const response = await fetch(`/portal-token?supplierId=${encodeURIComponent(supplierId)}`, { signal });
  if (!response.ok) throw new Error(`The partner's server returned no token: ${response.status}`);
  return response.text();
}
