import { Injectable, inject } from '@angular/core';
import { Router } from '@angular/router';
import type { Destination, GetToken, NavigationPort } from 'portal-kit/element-inputs';

const apiUrl = 'http://127.0.0.1:4320';

function addressOf(destination: Destination): string | undefined {
  if (destination.to === 'items.list') return '/';
  if (destination.to === 'items.create') return '/add';
  if (destination.to === 'items.details') return `/items/${encodeURIComponent(destination.itemId)}`;
  return undefined;
}

/** The inputs of every widget. */
@Injectable({ providedIn: 'root' })
export class Portal {
  readonly #router = inject(Router);
  readonly apiUrl = apiUrl;
  readonly supplierId = 'SUP-1001';

  /** Links of the widgets navigate with the router. A destination without an address has no link. */
  readonly navigation: NavigationPort = {
    href: addressOf,
    go: (destination) => void this.#router.navigateByUrl(addressOf(destination) ?? '/'),
  };

  // The sandbox issues a token without authentication. In production, request the token from your server.
  readonly getToken: GetToken = async ({ signal }) => {
    const response = await fetch(`${apiUrl}/__sandbox/token?user=dana@halberd.example`, { signal });
    if (!response.ok) throw new Error(`No token: ${response.status}`);
    return response.text();
  };
}
