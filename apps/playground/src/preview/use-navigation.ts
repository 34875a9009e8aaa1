import type { Destination, NavigationPort } from 'portal-kit/element-inputs';
import { useMemo, useRef } from 'react';
import { getPlaygroundUrl, getWidget, type PlaygroundAddress } from '../address/use-playground';
import { exampleTexts } from '../widgets/input-control';
import { destinationPage } from './destination-page';

/** Returns a navigation port that opens other widgets in the playground. */
export function useNavigation({
  state,
  change,
}: Pick<PlaygroundAddress, 'state' | 'change'>): NavigationPort {
  const latest = useRef(state);
  latest.current = state;
  return useMemo(() => {
    const changesFor = (destination: Destination) => {
      const page = destinationPage(destination);
      if (!page) return undefined;
      const texts = { ...exampleTexts(getWidget(page.widget)), ...page.inputs };
      const inputs = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
      return { widget: page.widget, inputs };
    };
    return {
      href: (destination) => {
        const changes = changesFor(destination);
        return changes && getPlaygroundUrl({ ...latest.current, ...changes });
      },
      go: (destination) => {
        const changes = changesFor(destination);
        if (changes) change(changes);
      },
    };
  }, [change]);
}
