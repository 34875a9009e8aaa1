import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { TextField } from '@portal-kit/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { kernelMessages } from '../messages/kernel.messages';
import { useMessages } from '../messages/use-messages';
import { useFocusFallback } from '../widget/use-focus-fallback';
import * as css from './scan-dialog.css';
import { scanningMessages } from './scanning.messages';
import { useBarcodes } from './use-barcodes';
import { useCamera } from './use-camera';

/** Result of a scanned or typed code. */
export interface ScanAnswer {
  /** Shown in the dialog. */
  text: string;
  /** BCP 47 tag of `text`, if it differs from the language of the page. */
  lang?: string | undefined;
  /** Whether the code had no result. Default false. */
  isProblem?: boolean;
  /** Reverts the result and returns the confirmation text. Default: the result cannot be reverted. */
  undo?: () => string;
}

export interface ScanDialogProps {
  /**
   * Called with each scanned or typed code, trimmed and not empty. While the answer is pending, the dialog ignores
   * further codes. Must not reject. The dialog stays open until the parent component stops rendering it.
   */
  onCode: (code: string) => Promise<ScanAnswer | undefined> | undefined;
  /** The maximum length of a typed code. */
  codeMaxLength: number;
  onClose: () => void;
}

/** Dialog that reads barcodes with the camera. Every code can also be typed. */
export function ScanDialog({ onCode, codeMaxLength, onClose }: ScanDialogProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(scanningMessages);
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const undoButton = useFocusFallback(() => input.current);
  const retryButton = useFocusFallback(() => input.current);
  const [typed, setTyped] = useState('');
  const [pendingCode, setPendingCode] = useState<string>();
  const [answer, setAnswer] = useState<ScanAnswer>();
  const camera = useCamera(video);

  const handle = async (code: string) => {
    const answering = onCode(code);
    if (!answering) return;
    setPendingCode(code);
    setAnswer(undefined);
    try {
      setAnswer(await answering);
    } finally {
      setPendingCode(undefined);
    }
  };
  const reader = useBarcodes(video, {
    isPaused: camera.state !== 'ready' || pendingCode !== undefined,
    onCode: (code) => {
      navigator.vibrate?.(60);
      void handle(code);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form around the dialog in the React tree must not be submitted.
    event.stopPropagation();
    const code = typed.trim();
    if (code === '' || pendingCode !== undefined) return;
    setTyped('');
    void handle(code);
  };

  const { state } = camera;
  const hasCamera = state === 'ready' || state === 'starting';
  const problem = hasCamera ? reader.hasFailed && texts.readerMissing : texts[state];
  const hint = state === 'starting' ? texts.starting : texts.aim;
  const canRetry = problem && state !== 'missing' && state !== 'unsupported';
  return (
    <Dialog title={texts.scan} closeLabel={kernel.close} onClose={onClose}>
      <video
        ref={video}
        className={css.camera}
        aria-label={texts.camera}
        muted
        playsInline
        hidden={!hasCamera}
      />
      <div className={css.status}>
        <span
          role="status"
          lang={pendingCode === undefined ? answer?.lang : undefined}
          className={
            answer ? (answer.isProblem ? css.problem : css.answer) : problem ? css.problem : undefined
          }
        >
          {pendingCode === undefined ? (answer?.text ?? (problem || hint)) : texts.lookingUp(pendingCode)}
        </span>
        {answer?.undo && (
          <Button
            buttonRef={undoButton}
            size="small"
            tone="quiet"
            onClick={() => answer.undo && setAnswer({ text: answer.undo() })}
          >
            {texts.undo}
          </Button>
        )}
        {canRetry && (
          <Button buttonRef={retryButton} size="small" onClick={hasCamera ? reader.retry : camera.retry}>
            {kernel.retry}
          </Button>
        )}
      </div>
      <form className={css.form} onSubmit={submit}>
        <div className={css.field}>
          <TextField
            label={texts.code}
            name="code"
            value={typed}
            maxLength={codeMaxLength}
            onChange={setTyped}
            inputRef={input}
          />
        </div>
        <Button type="submit">{texts.use}</Button>
      </form>
      {(answer || pendingCode !== undefined) && (
        <div className={css.end}>
          <Button tone="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
