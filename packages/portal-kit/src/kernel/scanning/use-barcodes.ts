import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadBarcodeReader } from './load-barcode-reader';
import { createScanFilter } from './scan-filter';

/** Pause between two readings, in milliseconds. Leaves time for the page on slow phones. */
const pauseMs = 120;

/**
 * Reads barcodes from a playing video and calls `onCode` once for each code that comes into view.
 *
 * @param isPaused - Codes in view are ignored.
 * @returns Whether the code of the barcode reader could not be loaded, and a function that tries again.
 */
export function useBarcodes(
  video: RefObject<HTMLVideoElement | null>,
  { isPaused, onCode }: { isPaused: boolean; onCode: (code: string) => void },
) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({ isPaused, onCode });
  latest.current = { isPaused, onCode };
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt loads the reader again
  useEffect(() => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const confirm = createScanFilter();
    const fail = () => {
      if (!isStopped) setFailed(true);
    };
    const start = async () => {
      const read = await loadBarcodeReader();
      const next = async () => {
        const { current } = video;
        if (current && !document.hidden && !latest.current.isPaused) {
          const code = confirm(await read(current));
          if (code !== undefined && !isStopped) latest.current.onCode(code);
        }
        if (!isStopped) timer = setTimeout(() => next().catch(fail), pauseMs);
      };
      if (!isStopped) await next();
    };
    setFailed(false);
    start().catch(fail);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [video, attempt]);
  return { hasFailed, retry: () => setAttempt((count) => count + 1) };
}
