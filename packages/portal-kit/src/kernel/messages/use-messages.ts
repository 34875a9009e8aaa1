import { usePortal } from '../host/portal-context';
import type { MessageCatalog } from './define-messages';

/** Returns the messages for the locale, time zone and overrides of the surrounding portal. */
export function useMessages<Texts extends object>(catalog: MessageCatalog<Texts>): Texts {
  return catalog(usePortal().messageScope);
}
