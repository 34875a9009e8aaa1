import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { useEffect, useState } from 'react';
import { createEmbedInstance, type EmbedInstance, type EmbedInstanceOptions } from './embed-instance';

interface Held {
  key: string;
  instance: EmbedInstance;
}

/**
 * The instance of a provider; another supplier or another API makes another one. The one before is closed with its last
 * screen, a turn later: React's strict mode takes every component away once and brings it back. One that was hidden
 * (`<Activity>`) goes on when it is shown again.
 */
export function useEmbedInstance(options: EmbedInstanceOptions): EmbedInstance {
  const key = JSON.stringify([options.apiUrl, options.supplierId]);
  const [held, setHeld] = useState<Held>(() => ({ key, instance: createEmbedInstance(options) }));
  let current = held;
  if (held.key !== key) {
    current = { key, instance: createEmbedInstance(options) };
    setHeld(current);
  }
  const { instance } = current;
  // Before the effects of the widgets, which ask for data.
  useBrowserLayoutEffect(() => instance.reopen(), [instance]);
  useEffect(() => {
    const pending = closings.get(instance);
    clearTimeout(pending);
    return () => {
      closings.set(
        instance,
        setTimeout(() => instance.close(), 0),
      );
    };
  }, [instance]);
  return instance;
}

const closings = new WeakMap<EmbedInstance, ReturnType<typeof setTimeout>>();
