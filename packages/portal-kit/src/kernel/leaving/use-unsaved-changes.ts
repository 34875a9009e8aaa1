import { useCallback, useEffect, useRef } from 'react';
import { usePortal } from '../portal/portal-context';

/**
 * Registers unsaved changes with the host while `hasChanges` is true. Call the returned function before the form itself
 * navigates, for example after a save. Otherwise the registration lasts until the next render. `warning` is a sentence
 * that tells the user the effect of leaving. Default: the host's text about unsaved changes.
 */
export function useUnsavedChanges(hasChanges: boolean, warning?: string): () => void {
  const { unsaved } = usePortal();
  const registration = useRef<(() => void) | undefined>(undefined);
  const release = useCallback(() => {
    registration.current?.();
    registration.current = undefined;
  }, []);
  useEffect(() => {
    if (!hasChanges) return;
    registration.current = unsaved?.hold(warning);
    return release;
  }, [hasChanges, warning, unsaved, release]);
  return release;
}
