import { usePortal } from '../portal/portal-context';
import type { MessageCatalogue } from './define-messages';

/** The texts of a catalogue in this instance's locale. */
export function useMessages<Texts extends object>(catalogue: MessageCatalogue<Texts>): Texts {
  return catalogue(usePortal().locale);
}
