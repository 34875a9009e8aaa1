import type { Item } from '@portal-kit/sdk/items';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { Switch } from '@portal-kit/ui/switch';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import PackagePlus from 'lucide-react/icons/package-plus';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ItemSuggest } from '../../../domain/items/item-suggest';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { failureToast } from '../../../kernel/notifications/failure';
import { usePortal } from '../../../kernel/portal/portal-context';
import type { LineField, LineProblems, lineRules } from './line-rules';
import { freeNumbers, lineOf, maxLines, type OrderLine } from './order-line';
import { OrderLineRow } from './order-line-row';
import * as css from './order-lines.css';
import { orderLinesMessages } from './order-lines.messages';
import { useLineStock } from './use-line-stock';

const PasteLinesDialog = lazyPart(async () => (await import('./paste/paste-lines-dialog')).PasteLinesDialog);

export interface LinesEditorProps {
  direction: OrderDirection;
  warehouseId: string;
  isBonded: boolean;
  lines: readonly OrderLine[];
  /** Bottles by item that the order holds back for itself. */
  reserved?: ReadonlyMap<string, number> | undefined;
  /** Judges a line. */
  problemsOf: ReturnType<typeof lineRules>;
  onLinesChanged: (lines: readonly OrderLine[]) => void;
  /** Said of lines by the server, by `lineItemNumber`. */
  refusals: ReadonlyMap<number, LineProblems>;
  /** Problems are told of fields that nobody has left yet, too. */
  areProblemsShown: boolean;
}

const quantities: readonly LineField[] = ['casesQuantity', 'bottlesQuantity'];
/** Takes the last step back; what has been typed since stays. */
type Undo = (lines: readonly OrderLine[]) => readonly OrderLine[];

/** The lines of an order, found, typed, pasted and taken away by keyboard alone. */
export function LinesEditor(props: LinesEditorProps) {
  const { direction, warehouseId, isBonded, lines, problemsOf, onLinesChanged } = props;
  const { refusals, areProblemsShown, reserved } = props;
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderLinesMessages);
  const frame = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState<string>();
  const [said, setSaid] = useState<{ text: string; undo?: Undo }>({ text: '' });
  const [wantsMore, setWantsMore] = useState(false);
  /** The line that was added last, to be gone to once it is drawn. */
  const [entered, setEntered] = useState<number>();
  const itemIds = useMemo(() => [...new Set(lines.map(({ item }) => item.itemId))], [lines]);
  const { stock, tell } = useLineStock(warehouseId, itemIds);
  const availableUnits = (itemId: string) => {
    const free = stock.get(itemId)?.[isBonded ? 'bonded' : 'taxPaid'];
    return free === undefined ? undefined : free + (reserved?.get(itemId) ?? 0);
  };
  const needsMore = lines.some(
    ({ item, lotNumber, unitPrice, notes }) => item.lotTracked || lotNumber || unitPrice || notes,
  );
  const isMoreShown = wantsMore || needsMore;
  const fields = useMemo<readonly LineField[]>(
    () =>
      isMoreShown
        ? [...quantities, 'lotNumber', ...(direction === 'outbound' ? (['unitPrice'] as const) : []), 'notes']
        : quantities,
    [isMoreShown, direction],
  );
  const layout = isMoreShown ? direction : 'quantities';
  const latest = useRef({ lines, onLinesChanged });
  latest.current = { lines, onLinesChanged };

  const change = useCallback((lineItemNumber: number, field: LineField, text: string) => {
    const { lines: now, onLinesChanged: tellOwner } = latest.current;
    tellOwner(
      now.map((line) => (line.lineItemNumber === lineItemNumber ? { ...line, [field]: text } : line)),
    );
  }, []);
  const remove = useCallback(
    (lineItemNumber: number) => {
      const { lines: now, onLinesChanged: tellOwner } = latest.current;
      const at = now.findIndex((line) => line.lineItemNumber === lineItemNumber);
      const gone = now[at];
      if (!gone) return;
      tellOwner(now.filter((line) => line !== gone));
      setSaid({ text: texts.removed(gone.item.sku), undo: (later) => later.toSpliced(at, 0, gone) });
      // The focus stays where the hand is: on the next line's button, else on the last's.
      requestAnimationFrame(() => {
        const buttons = frame.current?.querySelectorAll<HTMLElement>('[data-line] button');
        const next = buttons?.[Math.min(at, buttons.length - 1)];
        (next ?? searchOf(frame.current))?.focus();
      });
    },
    [texts],
  );
  const takeBack = (undo: Undo) => {
    onLinesChanged(undo(lines));
    setSaid({ text: '' });
    searchOf(frame.current)?.focus();
  };

  useEffect(() => {
    if (entered === undefined) return;
    setEntered(undefined);
    const field = frame.current?.querySelector<HTMLInputElement>(`[data-line="${entered}"] input`);
    field?.scrollIntoView({ block: 'nearest' });
    field?.focus();
    field?.select();
  }, [entered]);

  const add = (item: Item) => {
    const { lines: now } = latest.current;
    const known = now.find((line) => line.item.itemId === item.itemId);
    if (known) {
      setSaid({ text: texts.already(item.sku, known.lineItemNumber) });
      return setEntered(known.lineItemNumber);
    }
    if (now.length >= maxLines) return setSaid({ text: texts.full(maxLines) });
    const line = lineOf(item, freeNumbers(now)());
    if (!line) return setSaid({ text: texts.noPack(item.sku) });
    tell([item]);
    onLinesChanged([...now, line]);
    setSaid({ text: texts.added(item.sku) });
    setEntered(line.lineItemNumber);
  };
  /** Enter leads back to the search, for the next item; arrows to the same field of another line. */
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      searchOf(frame.current)?.focus();
      return;
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const row = input.closest('tr');
    const other = event.key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
    const place = input.closest('td')?.cellIndex ?? 0;
    const field = other?.children[place]?.querySelector('input');
    field?.focus();
    field?.select();
  };

  return (
    <div ref={frame} className={css.editor}>
      <div className={css.bar}>
        <div
          className={css.search}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            if (!/[\t\n\r]/.test(text.trim())) return;
            event.preventDefault();
            setPasted(text);
          }}
        >
          <ItemSuggest warehouseId={warehouseId} stock={isBonded ? 'bonded' : 'taxPaid'} onItemPicked={add} />
        </div>
        <span className={css.keys}>{texts.keys}</span>
        <Button
          icon={<ClipboardPaste size={18} aria-hidden="true" />}
          onPointerEnter={PasteLinesDialog.preload}
          onFocus={PasteLinesDialog.preload}
          onClick={() => setPasted('')}
        >
          {texts.paste.open}
        </Button>
      </div>
      <div className={css.said}>
        <span role="status">{said.text}</span>
        {said.undo && (
          <Button size="small" tone="quiet" onClick={() => said.undo && takeBack(said.undo)}>
            {texts.undo}
          </Button>
        )}
        {lines.length > 0 && !needsMore && (
          <span className={css.more}>
            <Switch
              label={direction === 'outbound' ? texts.more : texts.moreInbound}
              isSelected={isMoreShown}
              onChange={setWantsMore}
            />
          </span>
        )}
      </div>
      {lines.length === 0 ? (
        <div className={css.empty}>
          <EmptyState icon={<PackagePlus size={32} />} title={texts.empty} text={texts.emptyText} />
        </div>
      ) : (
        <div className={css.frame}>
          <table role="table" aria-label={texts.lines} className={css.table} onKeyDown={onKeyDown}>
            <thead role="rowgroup" className={css.heads}>
              <tr role="row" className={css.headRow[layout]}>
                <th role="columnheader" scope="col" className={css.head}>
                  {texts.columns.item}
                </th>
                <th role="columnheader" scope="col" className={css.head} data-align="end">
                  {texts.columns.stock}
                </th>
                {fields.map((field) => (
                  <th
                    key={field}
                    role="columnheader"
                    scope="col"
                    className={css.head}
                    data-align={field === 'lotNumber' || field === 'notes' ? undefined : 'end'}
                  >
                    {texts.columns[field]}
                  </th>
                ))}
                <td role="cell" className={css.head} />
              </tr>
            </thead>
            <tbody role="rowgroup" className={css.body}>
              {lines.map((line) => (
                <OrderLineRow
                  key={line.lineItemNumber}
                  line={line}
                  availableUnits={availableUnits(line.item.itemId)}
                  isLimited={direction === 'outbound'}
                  fields={fields}
                  layout={layout}
                  problemsOf={problemsOf}
                  refusals={refusals.get(line.lineItemNumber)}
                  isChecked={areProblemsShown}
                  onChange={change}
                  onRemove={remove}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pasted !== undefined && (
        <PasteLinesDialog
          text={pasted}
          warehouseId={warehouseId}
          lines={lines}
          problemsOf={problemsOf}
          onAdd={(added, items) => {
            tell(items);
            onLinesChanged([...lines, ...added]);
            setPasted(undefined);
            const numbers = new Set(added.map(({ lineItemNumber }) => lineItemNumber));
            setSaid({
              text: texts.paste.added(added.length),
              undo: (later) => later.filter(({ lineItemNumber }) => !numbers.has(lineItemNumber)),
            });
          }}
          onCancel={() => setPasted(undefined)}
          onLoadFailed={(error) => {
            setPasted(undefined);
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </div>
  );
}

const searchOf = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[role="combobox"]');
