import { IsolatedText } from '@portal-kit/ui/isolated-text';
import { StatusDot, type StatusTone } from '@portal-kit/ui/status-dot';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { saveFailureToast } from '../../../kernel/toasts/failure';
import { selectionMessages } from '../selection.messages';
import * as css from './bulk-dialog.css';
import { BulkRefusal } from './bulk-refusal';
import type { BulkProgress, RecordState } from './bulk-run';

/** Maximum number of listed records; the summary counts all of them. */
const shownRecords = 200;
const order = ['failed', 'running', 'waiting', 'done'];
const tones: Record<RecordState['status'], StatusTone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'ok',
  failed: 'bad',
};

interface RecordStatesProps {
  names: readonly string[];
  progress: BulkProgress;
}

/** One line per record with its result; failed records first once the run has ended. */
export function RecordStates({ names, progress }: RecordStatesProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(selectionMessages);
  const { states, isRunning } = progress;
  const lines = states.map((state, index) => ({ state, name: names[index] ?? '', index }));
  const sorted = isRunning
    ? lines
    : lines.toSorted((a, b) => order.indexOf(a.state.status) - order.indexOf(b.state.status));
  const listReasons = (error: unknown) => {
    if (error instanceof BulkRefusal) return [{ text: error.message, lang: undefined }];
    const toast = saveFailureToast(error, kernel);
    const { caption, validationErrors = [], moreErrors, additionalInfo, lang } = toast;
    return [
      ...[caption, ...validationErrors].map((text) => ({ text, lang })),
      ...[moreErrors, additionalInfo].map((text) => ({ text, lang: undefined })),
    ].filter(({ text }) => text);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ul className={css.records} aria-label={texts.records} tabIndex={0}>
      {sorted.slice(0, shownRecords).map(({ state, name, index }) => (
        <li key={index} className={css.record}>
          <span className={css.name}>
            <IsolatedText>{name}</IsolatedText>
          </span>
          <StatusDot tone={tones[state.status]}>
            {texts.states[state.status === 'waiting' && !isRunning ? 'notStarted' : state.status]}
          </StatusDot>
          {state.status === 'failed' &&
            listReasons(state.error).map(({ text = '', lang }, line) => (
              <span key={line} className={css.reason}>
                <IsolatedText lang={lang}>{text}</IsolatedText>
              </span>
            ))}
        </li>
      ))}
      {sorted.length > shownRecords && (
        <li className={css.record}>{texts.more(sorted.length - shownRecords)}</li>
      )}
    </ul>
  );
}
