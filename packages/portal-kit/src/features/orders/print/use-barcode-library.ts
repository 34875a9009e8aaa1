import { useEffect, useState } from 'react';
import type { drawBarcode } from './barcode';

/** Loads the barcode library. */
export function useBarcodeLibrary() {
  const [attempt, setAttempt] = useState(0);
  const [draw, setDraw] = useState<typeof drawBarcode>();
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    import('./barcode').then(
      (module) => isCurrent && setDraw(() => module.drawBarcode),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return { draw, isFailed, retry: () => setAttempt((count) => count + 1) };
}
