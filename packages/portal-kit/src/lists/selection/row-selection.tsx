import downloadIcon from '@lucide/icons/icons/download';
import undoIcon from '@lucide/icons/icons/undo-2';
import xIcon from '@lucide/icons/icons/x';
import { Button, IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { type LazyPart, lazyPart } from '@portal-kit/ui/lazy-part';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { saveFile } from '../../kernel/downloads/save-file';
import { usePortal } from '../../kernel/host/portal-context';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureToast } from '../../kernel/toasts/failure';
import { useFocusFallback } from '../../kernel/widget/use-focus-fallback';
import type { BulkAction, BulkResult } from './bulk/bulk-action';
import type { BulkDialogProps } from './bulk/bulk-dialog';
import { type CsvColumn, createCsvFile } from './csv-file';
import type { RecordSelectionProps } from './record-selection';
import { SelectMatching } from './select-matching-button';
import { deselectRows, emptySelection } from './selection';
import * as css from './selection.css';
import { selectionMessages } from './selection.messages';

const BulkDialog = lazyPart(() => import('./bulk/bulk-dialog').then((part) => part.BulkDialog));

interface RowSelectionProps<Row extends object> extends RecordSelectionProps<Row> {
  /** Default: the selection can only be exported. */
  actions?: readonly BulkAction<Row>[];
  /** Columns of the exported file. */
  csvColumns: readonly CsvColumn<Row>[];
}

type Running<Row> = Pick<BulkDialogProps<Row>, 'rows' | 'isReversible'> & { action: BulkAction<Row> };

/** The last action, for its message. */
interface Outcome<Row> {
  text: string;
  undo: Running<Row> | undefined;
}

/** Bar with the actions on the selected records of a list. */
export function RowSelection<Row extends object>(props: RowSelectionProps<Row>) {
  const { list, store, getRowId, getRowName, actions = [], csvColumns } = props;
  const Dialog = BulkDialog as unknown as LazyPart<BulkDialogProps<Row>>;
  const { notify, supplierId, locale } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(selectionMessages);
  const { selected } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [running, setRunning] = useState<Running<Row>>();
  const [outcome, setOutcome] = useState<Outcome<Row>>();
  const bar = useRef<HTMLElement>(null);
  const { root } = list;
  const focusFallback = useFocusFallback(() =>
    // The header row is hidden above cards, which have a checkbox of their own.
    [...(root.current?.querySelectorAll<HTMLElement>('[data-select-page]') ?? [])].find((checkbox) =>
      checkbox.checkVisibility(),
    ),
  );
  const barRef = useCallback(
    (element: HTMLElement | null) => {
      bar.current = element;
      focusFallback(element);
    },
    [focusFallback],
  );
  const clear = useCallback(() => store.change(() => emptySelection), [store]);

  const narrowing = JSON.stringify([list.state.searchInput.trim(), list.state.filter]);
  const lastNarrowing = useRef(narrowing);
  useEffect(() => {
    if (lastNarrowing.current === narrowing) return;
    lastNarrowing.current = narrowing;
    clear();
    setOutcome(undefined);
  }, [narrowing, clear]);

  const count = selected.size;
  const hadSelection = useRef(false);
  if (count > 0) hadSelection.current = true;
  const selectedRows = useMemo(() => [...selected.values()], [selected]);
  const isOpen = count > 0 || outcome !== undefined;

  // The dialog returns focus to a button of the bar, which the end of the action removes.
  const hasRun = useRef(false);
  useEffect(() => {
    if (running) {
      hasRun.current = true;
      return;
    }
    if (!hasRun.current) return;
    hasRun.current = false;
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement === body || activeElement === null) bar.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);

  const startAction = (next: Running<Row>) => {
    setOutcome(undefined);
    setRunning(next);
  };
  const finish = ({ action }: Running<Row>, results: readonly BulkResult<Row>[]) => {
    setRunning(undefined);
    if (results.length === 0) return;
    action.onFinished?.(results).catch((error) => notify(failureToast(error, kernel)));
    if (!action.isRead)
      store.change((selection) =>
        deselectRows(
          selection,
          results.map(({ row }) => getRowId(row)),
        ),
      );
    setOutcome({
      text: action.texts.done(results.length),
      undo: action.undo && {
        action: { ...action, ...action.undo, refusal: () => undefined, undo: undefined },
        isReversible: true,
        rows: results.filter(({ value }) => value !== null).map(({ row }) => row),
      },
    });
  };

  const isCountAnnounced = count > 0 || (hadSelection.current && !outcome);
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {[outcome?.text, isCountAnnounced && texts.selected(count)].filter(Boolean).join(' ')}
      </p>
      {isOpen && (
        <section
          ref={barRef}
          data-selection-bar=""
          part="selection"
          aria-label={texts.bar}
          tabIndex={-1}
          className={css.bar}
        >
          {outcome && (
            <BarLine>
              <span className={css.count}>{outcome.text}</span>
              <span className={css.actions}>
                {outcome.undo && (
                  <Button
                    size="small"
                    icon={<Icon data={undoIcon} sizePx={16} />}
                    onClick={() => outcome.undo && startAction(outcome.undo)}
                  >
                    {texts.undo}
                  </Button>
                )}
                <IconButton
                  size="small"
                  label={texts.dismiss}
                  icon={<Icon data={xIcon} sizePx={16} />}
                  onClick={() => setOutcome(undefined)}
                />
              </span>
            </BarLine>
          )}
          {count > 0 && (
            <BarLine>
              <IconButton
                size="small"
                label={texts.clear}
                icon={<Icon data={xIcon} sizePx={16} />}
                onClick={clear}
              />
              <span className={css.count}>{texts.selected(count)}</span>
              <SelectMatching list={list} store={store} getRowId={getRowId} count={count} />
              <span className={css.actions}>
                {actions.map((action) => (
                  <Button
                    key={action.label}
                    size="small"
                    icon={<Icon data={action.icon} sizePx={16} />}
                    onPointerEnter={BulkDialog.preload}
                    onFocus={BulkDialog.preload}
                    onClick={() =>
                      startAction({ action, rows: selectedRows, isReversible: action.undo !== undefined })
                    }
                  >
                    {action.label}
                  </Button>
                ))}
                <Button
                  size="small"
                  icon={<Icon data={downloadIcon} sizePx={16} />}
                  onClick={() =>
                    saveFile(
                      createCsvFile(
                        `${supplierId}_${list.name}_selected.csv`,
                        csvColumns,
                        selectedRows,
                        locale,
                      ),
                    )
                  }
                >
                  {texts.export}
                </Button>
              </span>
            </BarLine>
          )}
        </section>
      )}
      {running && (
        <Dialog
          action={running.action}
          isReversible={running.isReversible}
          rows={running.rows}
          resourceKey={running.action.isRead ? undefined : list.query(list.params).queryKey.slice(0, 3)}
          getName={getRowName}
          onClosed={(results) => finish(running, results)}
          onLoadFailed={(error) => {
            setRunning(undefined);
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </>
  );
}

/** A line of the bar. When its focused button disappears with it, the bar receives focus. */
function BarLine({ children }: { children: ReactNode }) {
  const line = useFocusFallback((removed) => removed.closest<HTMLElement>('[data-selection-bar]'));
  return (
    <div ref={line} className={css.line}>
      {children}
    </div>
  );
}
