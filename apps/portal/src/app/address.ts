import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

// wouter's `useLocation` and `useSearch` decode what they return, and decoding a second time would change it: a
// search for `12%ab`, a filter with `%20` in it, an id with an encoded slash. These give the address as it stands.
export { navigate, usePathname };

/** The query of the address as it stands, with its `?`, or `''`. */
export function useQueryString(): string {
  return useSearch();
}
