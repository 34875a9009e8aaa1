import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { useEffect, useState } from 'react';
import { createEmbedInstance, type EmbedInstance, type EmbedInstanceOptions } from './embed-instance';

interface KeyedInstance {
  key: string;
  instance: EmbedInstance;
}

const closeTimers = new WeakMap<EmbedInstance, ReturnType<typeof setTimeout>>();

/**
 * Returns a provider's instance. A change of API or supplier creates a new instance. An instance closes one task after
 * its provider unmounts, because React's strict mode unmounts and remounts every component once. A provider that was
 * hidden in `<Activity>` reopens its instance.
 */
export function useEmbedInstance(options: EmbedInstanceOptions): EmbedInstance {
  const key = JSON.stringify([options.apiUrl, options.supplierId, options.dataBasePath]);
  const [stored, setStored] = useState<KeyedInstance>(() => ({
    key,
    instance: createEmbedInstance(options),
  }));
  let current = stored;
  if (stored.key !== key) {
    current = { key, instance: createEmbedInstance(options) };
    setStored(current);
  }
  const { instance } = current;
  // Layout effects run before the effects of the widgets, which load data.
  useBrowserLayoutEffect(() => instance.reopen(), [instance]);
  useEffect(() => {
    clearTimeout(closeTimers.get(instance));
    return () => {
      closeTimers.set(
        instance,
        setTimeout(() => instance.close(), 0),
      );
    };
  }, [instance]);
  return instance;
}
