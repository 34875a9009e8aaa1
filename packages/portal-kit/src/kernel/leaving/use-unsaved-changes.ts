import { useCallback, useEffect, useRef } from 'react';
import { usePortal } from '../host/portal-context';

/**
 * Registers unsaved changes with the host while `hasChanges` is true. Call the returned function before the form itself
 * navigates, for example after a save. Otherwise the registration lasts until the next render.
 */
export function useUnsavedChanges(hasChanges: boolean): () => void {
  const { unsaved } = usePortal();
  const registration = useRef<(() => void) | undefined>(undefined);
  const release = useCallback(() => {
    registration.current?.();
    registration.current = undefined;
  }, []);
  useEffect(() => {
    if (!hasChanges) return;
    registration.current = unsaved?.hold();
    return release;
  }, [hasChanges, unsaved, release]);
  return release;
}
