import type { DownloadedFile, TransferOptions, TransferProgress } from '@portal-kit/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../host/portal-context';
import { kernelMessages } from '../messages/kernel.messages';
import { useMessages } from '../messages/use-messages';
import { failureToast } from '../toasts/failure';
import { saveFile } from './save-file';

/** One download: its progress, and functions to start and cancel it. */
export interface Download {
  /** `undefined` while no download runs. */
  progress: TransferProgress | undefined;
  start: () => void;
  cancel: () => void;
}

const noProgress: TransferProgress = { loadedBytes: 0, totalBytes: null };

/**
 * Downloads a file and saves it under the server's name, or passes it to `onFetched`. A failed download shows a
 * notification and saves nothing. Unmounting aborts the download.
 */
export function useDownload(
  fetchFile: (options: TransferOptions) => Promise<DownloadedFile>,
  onFetched: (file: DownloadedFile) => void = saveFile,
): Download {
  const { notify, onFailed } = usePortal();
  const texts = useMessages(kernelMessages);
  const [progress, setProgress] = useState<TransferProgress>();
  const running = useRef<AbortController | undefined>(undefined);
  const latest = useRef({ fetchFile, onFetched });
  latest.current = { fetchFile, onFetched };

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const start = useCallback(async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(noProgress);
    try {
      const file = await latest.current.fetchFile({ signal: controller.signal, onProgress: setProgress });
      if (!controller.signal.aborted) latest.current.onFetched(file);
    } catch (error) {
      if (!controller.signal.aborted) {
        notify(failureToast(error, texts));
        onFailed?.(error);
      }
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }, [notify, onFailed, texts]);
  return { progress, start: () => void start(), cancel };
}
