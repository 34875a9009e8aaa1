import { useCallback, useEffect, useRef } from 'react';
import { usePortal } from '../portal/portal-context';

/**
 * Tells the host while a form holds unsaved changes. Call the returned function before an own way out (after a save,
 * say), as a render would come too late for it. `warning`: what leaving would do, where it is more than losing changes.
 */
export function useUnsavedChanges(hasChanges: boolean, warning?: string): () => void {
  const { unsaved } = usePortal();
  const release = useRef<(() => void) | undefined>(undefined);
  const letGo = useCallback(() => {
    release.current?.();
    release.current = undefined;
  }, []);
  useEffect(() => {
    if (!hasChanges) return;
    release.current = unsaved?.hold(warning);
    return letGo;
  }, [hasChanges, warning, unsaved, letGo]);
  return letGo;
}
