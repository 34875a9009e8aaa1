import { Button } from '@portal-kit/ui/button';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../kernel/host/portal-context';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureToast } from '../../kernel/toasts/failure';
import { useFocusFallback } from '../../kernel/widget/use-focus-fallback';
import type { RecordSelectionProps } from './record-selection';
import { loadMatching, maxMatching } from './select-matching';
import { selectRows } from './selection';
import { selectionMessages } from './selection.messages';

interface SelectMatchingProps<Row extends object>
  extends Pick<RecordSelectionProps<Row>, 'list' | 'store' | 'getRowId'> {
  /** Number of selected records. */
  count: number;
}

/** Selects the rows of all pages. Renders nothing if all of them are selected. */
export function SelectMatching<Row extends object>({
  list,
  store,
  getRowId,
  count,
}: SelectMatchingProps<Row>) {
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(selectionMessages);
  const [loaded, setLoaded] = useState<number>();
  const load = useRef<AbortController>(undefined);
  useEffect(() => () => load.current?.abort(), []);
  const button = useFocusFallback((removed) => removed.closest<HTMLElement>('[data-selection-bar]'));
  const { total } = list;
  const isLoading = loaded !== undefined;
  if (!isLoading && total !== null && count >= Math.min(total, maxMatching)) return null;

  const selectAll = async () => {
    const controller = new AbortController();
    load.current = controller;
    setLoaded(0);
    try {
      const rows = await loadMatching({
        query: list.query,
        params: list.params,
        signal: controller.signal,
        onProgress: (found) => controller.signal.aborted || setLoaded(found),
      });
      if (controller.signal.aborted) return;
      const matching = new Map(rows.filter(getRowId).map((row) => [getRowId(row), row]));
      store.change((selection) => selectRows(selection, matching));
    } catch (error) {
      if (!controller.signal.aborted) notify(failureToast(error, kernel, texts.matchingFailed));
    } finally {
      if (load.current === controller) setLoaded(undefined);
    }
  };
  const label =
    total === null
      ? texts.selectUncounted
      : total > maxMatching
        ? texts.selectFirst(maxMatching, total)
        : texts.selectMatching(total);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        buttonRef={button}
        isPending={isLoading}
        pendingText={isLoading ? texts.loading(loaded) : undefined}
        onClick={selectAll}
      >
        {label}
      </Button>
      {isLoading && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            load.current?.abort();
            load.current = undefined;
            setLoaded(undefined);
          }}
        >
          {texts.stopLoading}
        </Button>
      )}
    </>
  );
}
