import downloadIcon from '@lucide/icons/icons/download';
import xIcon from '@lucide/icons/icons/x';
import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import { Button, IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { useRef } from 'react';
import { kernelMessages } from '../messages/kernel.messages';
import { useMessages } from '../messages/use-messages';
import { useFocusFallback } from '../widget/use-focus-fallback';
import * as css from './download-button.css';
import { useDownload } from './use-download';

export interface DownloadButtonProps {
  label: string;
  /**
   * The accessible name, for a page with several buttons of the same label. Must contain the label. Default: the
   * label.
   */
  name?: string;
  /** Accessible name of the cancel button. */
  cancelLabel: string;
  fetchFile: (options: TransferOptions) => Promise<DownloadedFile>;
  /** Called instead of an immediate start; call `start` to download. Default: the download starts on click. */
  onRequest?: ((start: () => void) => void) | undefined;
  tone?: 'secondary' | 'quiet';
  /** Default `medium`. */
  size?: 'small' | 'medium';
}

/** Downloads a file, shows the progress and lets the user cancel. */
export function DownloadButton(props: DownloadButtonProps) {
  const { label, name, cancelLabel, fetchFile, onRequest, tone = 'secondary', size = 'medium' } = props;
  const texts = useMessages(kernelMessages);
  const { progress, start, cancel } = useDownload(fetchFile);
  const button = useRef<HTMLButtonElement>(null);
  const cancelButton = useFocusFallback(() => button.current);
  const isRunning = progress !== undefined;
  const iconPx = size === 'small' ? 16 : 18;
  return (
    <span className={css.download}>
      <Button
        tone={tone}
        size={size}
        icon={<Icon data={downloadIcon} sizePx={iconPx} />}
        className={css.button}
        buttonRef={button}
        // During a download the visible text becomes the accessible name, because it contains the progress.
        aria-label={isRunning ? undefined : name}
        isPending={isRunning}
        pendingText={progress && texts.downloading(label, progress.loadedBytes, progress.totalBytes)}
        onClick={() => (onRequest ? onRequest(start) : start())}
      >
        {label}
      </Button>
      {isRunning && (
        <IconButton
          size={size}
          label={cancelLabel}
          icon={<Icon data={xIcon} sizePx={iconPx} />}
          buttonRef={cancelButton}
          onClick={cancel}
        />
      )}
    </span>
  );
}
