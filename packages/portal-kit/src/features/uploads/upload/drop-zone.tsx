import fileUpIcon from '@lucide/icons/icons/file-up';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { type DragEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../kernel/messages/use-messages';
import { uploadsMessages } from '../uploads.messages';
import * as css from './bulk-upload.css';

export interface DropZoneProps {
  /** Accepted file extensions for the file dialog. */
  accepts: readonly string[];
  limits: string;
  isDisabled: boolean;
  /** The button that opens the file dialog. */
  buttonRef?: Ref<HTMLButtonElement>;
  onChoose: (file: File) => void;
  /** Called when the user drops several files, a folder or text. */
  onRefuse: (message: string) => void;
}

const hasFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** Prevents the browser from opening a file that misses the zone, which would replace the page. */
function usePreventFileNavigation(): void {
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}

/** Area where the user drops or chooses a file. */
export function DropZone({ accepts, limits, isDisabled, buttonRef, onChoose, onRefuse }: DropZoneProps) {
  const texts = useMessages(uploadsMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  usePreventFileNavigation();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    if (isDisabled) return;
    if (!hasFiles(event)) return onRefuse(texts.noFile);
    const [entry] = event.dataTransfer.items;
    const [file, ...others] = event.dataTransfer.files;
    if (entry?.webkitGetAsEntry?.()?.isDirectory) onRefuse(texts.folder);
    else if (others.length > 0) onRefuse(texts.several);
    else if (file) onChoose(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button
    <div
      part={`drop-zone${isDraggedOver ? ' active' : ''}`}
      className={css.zone}
      data-over={isDraggedOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(!isDisabled && hasFiles(event));
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
    >
      <Icon data={fileUpIcon} sizePx={28} className={css.zoneIcon} />
      <p className={css.zoneText}>
        {texts.drop} {texts.or}
      </p>
      <Button
        {...(buttonRef && { buttonRef })}
        isDisabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        className={css.input}
        aria-label={texts.choose}
        tabIndex={-1}
        accept={accepts.join(',')}
        disabled={isDisabled}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Allows the user to choose the same file again after a change on the disk.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <p className={css.zoneNote}>{limits}</p>
    </div>
  );
}
