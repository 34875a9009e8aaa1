import { useEffect, useState } from 'react';
import type { PlaygroundState } from '../address/playground-state';
import type { LiveSandbox } from '../sandbox/live-sandbox';
import { readSuggestions, type Suggestion } from '../sandbox/suggestions';

/** Suggests existing records for a field that takes an ID. Reads them when the field gets focus. */
export function useSuggestions(sandbox: LiveSandbox | undefined, input: string, state: PlaygroundState) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [isNeeded, setNeeded] = useState(false);
  const place = [state.widget, state.supplier, state.user, state.failure, state.inputs.direction].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` names the values of the state that select the records
  useEffect(() => {
    if (!sandbox || !isNeeded) return;
    let isCurrent = true;
    readSuggestions(sandbox, input, state).then((found) => isCurrent && setSuggestions(found));
    return () => {
      isCurrent = false;
    };
  }, [sandbox, input, place, isNeeded]);
  return { suggestions, onFocus: () => setNeeded(true) };
}
