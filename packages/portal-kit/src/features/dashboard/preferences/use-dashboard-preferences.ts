import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DashboardPreferenceStore,
  type DashboardPreferences,
  parsePreferences,
} from './dashboard-preferences';

/**
 * Returns the user's choices and a function that changes them. If there's no store, they last until the dashboard
 * unmounts.
 */
export function useDashboardPreferences(store: DashboardPreferenceStore | undefined) {
  const [preferences, setPreferences] = useState(() => parsePreferences(store?.read()));
  const latest = useRef(preferences);
  const show = useCallback((next: DashboardPreferences) => {
    latest.current = next;
    setPreferences(next);
  }, []);
  useEffect(() => {
    if (!store) return;
    const read = () => show(parsePreferences(store.read()));
    read();
    return store.subscribe?.(read);
  }, [store, show]);
  const change = useCallback(
    (next: (current: DashboardPreferences) => DashboardPreferences) => {
      // Another tab may have changed the stored value.
      const current = store ? parsePreferences(store.read()) : latest.current;
      const changed = next(current);
      show(changed);
      if (changed !== current) store?.write(changed);
    },
    [store, show],
  );
  return { preferences, change };
}
