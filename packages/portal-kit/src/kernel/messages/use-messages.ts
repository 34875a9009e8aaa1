import { usePortal } from '../portal/portal-context';
import type { MessageCatalogue } from './define-messages';

/** Returns the messages in the locale of the surrounding portal. */
export function useMessages<Texts extends object>(catalogue: MessageCatalogue<Texts>): Texts {
  return catalogue(usePortal().locale);
}
