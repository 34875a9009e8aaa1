import { lazyPart } from '@portal-kit/ui/lazy-part';
import type { ToastQueue } from '@portal-kit/ui/toast';
import { useEffect, useState } from 'react';

const EmbedToastRegion = lazyPart(async () => (await import('./embed-toast-region')).EmbedToastRegion);

/** Where a provider's notifications appear; the code comes with the first of them. */
export function EmbedToasts({ queue }: { queue: ToastQueue }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => queue.onFirst(() => setNeeded(true)), [queue]);
  // A notification that cannot be shown is no reason to take the widget away.
  return isNeeded && <EmbedToastRegion queue={queue} onLoadFailed={() => setNeeded(false)} />;
}
