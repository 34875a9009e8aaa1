/** What the partner's own server tells its pages. */
export interface PartnerSite {
  /** Origin of the portal API. */
  apiUrl: string;
  supplierId: string;
}

export async function partnerSite(): Promise<PartnerSite> {
  return (await fetch('/partner.json')).json();
}

/** The partner's server knows who is signed in there, and gets the portal's token for them. */
export async function getToken({ supplierId, signal }: { supplierId: string; signal: AbortSignal }) {
  const answer = await fetch(`/portal-token?supplierId=${encodeURIComponent(supplierId)}`, { signal });
  if (!answer.ok) throw new Error(`Vineyard Ledger gave no token: ${answer.status}`);
  return answer.text();
}
