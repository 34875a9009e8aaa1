import { widgets } from 'virtual:widgets';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Widget } from '../widgets/widget';
import { decodeState, encodeState } from './address-codec';
import type { PlaygroundState } from './playground-state';

export const getWidget = (name: string): Widget =>
  widgets.find((widget) => widget.name === name) ?? (widgets[0] as Widget);

export const getPlaygroundUrl = (state: PlaygroundState): string =>
  encodeState(state, getWidget(state.widget));

export interface PlaygroundAddress {
  readonly state: PlaygroundState;
  /** Messages about invalid values in the address that the user opened. */
  readonly problems: readonly string[];
  /**
   * Changes the state and its address. A change is an entry of the browser's history, unless it continues the previous one:
   * typing in a field, or dragging.
   */
  readonly change: (changes: Partial<PlaygroundState>, options?: { isContinued?: boolean }) => void;
  readonly dismissProblems: () => void;
}

/** Returns the playground's state, which the page's URL stores. */
export function usePlayground(): PlaygroundAddress {
  const [current, setCurrent] = useState(() => decodeState(location.search, widgets));
  const latest = useRef(current.state);
  latest.current = current.state;
  useEffect(() => {
    const read = () => setCurrent(decodeState(location.search, widgets));
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const change = useCallback<PlaygroundAddress['change']>((changes, { isContinued = false } = {}) => {
    const state = { ...latest.current, ...changes };
    latest.current = state;
    const address = getPlaygroundUrl(state);
    if (isContinued) history.replaceState(null, '', address);
    else if (address !== location.search) history.pushState(null, '', address);
    setCurrent((previous) => ({ state, problems: isContinued ? previous.problems : [] }));
  }, []);
  const dismissProblems = useCallback(() => setCurrent(({ state }) => ({ state, problems: [] })), []);
  return useMemo(() => ({ ...current, change, dismissProblems }), [current, change, dismissProblems]);
}
