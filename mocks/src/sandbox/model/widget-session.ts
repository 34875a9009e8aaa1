/** Lets a partner's server create widget sessions. */
export interface ServiceCredential {
  readonly clientId: string;
  /** Name of the partner, shown with the authors of changes. */
  readonly name: string;
  readonly secretSha256: string;
  readonly supplierIds: readonly string[];
  readonly permissions: readonly string[];
  /** A loopback origin without a port includes all ports (as in RFC 8252, section 7.3). */
  readonly origins: readonly string[];
  readonly enabled: boolean;
}

/** Access of a partner's user to one supplier. */
export interface WidgetSession {
  readonly sessionId: string;
  readonly clientId: string;
  readonly supplierId: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly widgets: readonly string[];
  readonly permissions: readonly string[];
  readonly origin: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
}
