import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import { Button, IconButton } from '@portal-kit/ui/button';
import DownloadIcon from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { kernelMessages } from '../messages/kernel.messages';
import { useMessages } from '../messages/use-messages';
import { useFocusFallback } from '../portal/use-focus-fallback';
import * as css from './download-button.css';
import { useDownload } from './use-download';

export interface DownloadButtonProps {
  label: string;
  /** The accessible name, where other buttons say the same; it has the label in it. Default: the label. */
  name?: string;
  /** The name of the button that stops it. */
  cancelLabel: string;
  fetchFile: (options: TransferOptions) => Promise<DownloadedFile>;
  /** Decides when it starts. Default: at once. */
  onRequest?: ((start: () => void) => void) | undefined;
  tone?: 'secondary' | 'quiet';
  /** Default `medium`. */
  size?: 'small' | 'medium';
}

/** Downloads a file: shows how far it is, and can be stopped. */
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
        icon={<DownloadIcon size={iconPx} aria-hidden="true" />}
        className={css.button}
        buttonRef={button}
        // How far it is stands in the text.
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
          icon={<X size={iconPx} aria-hidden="true" />}
          buttonRef={cancelButton}
          onClick={cancel}
        />
      )}
    </span>
  );
}
