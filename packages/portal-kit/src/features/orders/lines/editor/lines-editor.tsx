import clipboardPasteIcon from '@lucide/icons/icons/clipboard-paste';
import packagePlusIcon from '@lucide/icons/icons/package-plus';
import type { Item } from '@portal-kit/sdk/items';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { Switch } from '@portal-kit/ui/switch';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ItemCode } from '../../../../domain/items/item-code';
import { ItemSuggest } from '../../../../domain/items/item-suggest';
import { quantityMessages } from '../../../../domain/items/quantity.messages';
import { usePortal } from '../../../../kernel/host/portal-context';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { ScanAnswer } from '../../../../kernel/scanning/scan-dialog';
import { failureToast } from '../../../../kernel/toasts/failure';
import type { LineField, LineProblems, lineRules } from '../line-rules';
import { createOrderLine, freeLineNumbers, maxLines, type OrderLine, parseQuantity } from '../order-line';
import * as css from '../order-lines.css';
import { orderLinesMessages } from '../order-lines.messages';
import { countScan, uncountScan } from '../scan/count-scan';
import { OrderLineRow } from './order-line-row';
import type { AvailableStock } from './use-line-stock';

const PasteLinesDialog = lazyPart(() =>
  import('../paste/paste-lines-dialog').then((part) => part.PasteLinesDialog),
);

export interface LinesEditorProps {
  direction: OrderDirection;
  warehouseId: string;
  isBonded: boolean;
  lines: readonly OrderLine[];
  stock: AvailableStock;
  /** Validates a line. */
  validateLine: ReturnType<typeof lineRules>;
  onLinesChanged: (lines: readonly OrderLine[]) => void;
  /** Messages of the server by `lineItemNumber`. */
  refusals: ReadonlyMap<number, LineProblems>;
  /** BCP 47 tag of the messages in `refusals`, if their language differs from the language of the page. */
  refusalLang?: string | undefined;
  /** Whether to show errors of untouched fields. */
  areProblemsShown: boolean;
}

const quantities: readonly LineField[] = ['casesQuantity', 'bottlesQuantity'];
/** Reverts the last step and keeps later typing. */
type Undo = (lines: readonly OrderLine[]) => readonly OrderLine[];

/** Editor of order lines. Search, typing, paste and removal work by keyboard alone. */
export function LinesEditor(props: LinesEditorProps) {
  const { direction, warehouseId, isBonded, lines, validateLine, onLinesChanged } = props;
  const { refusals, areProblemsShown, stock } = props;
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderLinesMessages);
  const quantityTexts = useMessages(quantityMessages);
  const frame = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState<string>();
  const [lastStep, setLastStep] = useState<{ text: string; undo?: Undo }>({ text: '' });
  const [isMoreSelected, setMoreSelected] = useState(false);
  /** Number of the line that was added last. The first field of this line receives focus after the render. */
  const [addedNumber, setAddedNumber] = useState<number>();
  const isMoreRequired = lines.some(
    ({ item, lotNumber, unitPrice, notes }) => item.lotTracked || lotNumber || unitPrice || notes,
  );
  const areMoreFieldsShown = isMoreSelected || isMoreRequired;
  const fields = useMemo<readonly LineField[]>(
    () =>
      areMoreFieldsShown
        ? [...quantities, 'lotNumber', ...(direction === 'outbound' ? (['unitPrice'] as const) : []), 'notes']
        : quantities,
    [areMoreFieldsShown, direction],
  );
  const layout = areMoreFieldsShown ? direction : 'quantities';
  const latest = useRef({ lines, onLinesChanged });
  latest.current = { lines, onLinesChanged };

  const change = useCallback((lineItemNumber: number, field: LineField, text: string) => {
    const { lines: now, onLinesChanged: notifyHost } = latest.current;
    notifyHost(
      now.map((line) => (line.lineItemNumber === lineItemNumber ? { ...line, [field]: text } : line)),
    );
  }, []);
  const remove = useCallback(
    (lineItemNumber: number) => {
      const { lines: now, onLinesChanged: notifyHost } = latest.current;
      const at = now.findIndex((line) => line.lineItemNumber === lineItemNumber);
      const removed = now[at];
      if (!removed) return;
      notifyHost(now.filter((line) => line !== removed));
      setLastStep({
        text: texts.removed(removed.item.sku),
        undo: (later) => later.toSpliced(at, 0, removed),
      });
      // Moves focus to the remove button of the next line, or of the last line.
      requestAnimationFrame(() => {
        const buttons = frame.current?.querySelectorAll<HTMLElement>('[data-line] button');
        const next = buttons?.[Math.min(at, buttons.length - 1)];
        (next ?? findSearch(frame.current))?.focus();
      });
    },
    [texts],
  );
  const undoLastStep = (undo: Undo) => {
    onLinesChanged(undo(lines));
    setLastStep({ text: '' });
    findSearch(frame.current)?.focus();
  };

  useEffect(() => {
    if (addedNumber === undefined) return;
    setAddedNumber(undefined);
    const field = frame.current?.querySelector<HTMLInputElement>(`[data-line="${addedNumber}"] input`);
    field?.scrollIntoView({ block: 'nearest' });
    field?.focus();
    field?.select();
  }, [addedNumber]);

  const add = (item: Item) => {
    const { lines: now } = latest.current;
    const known = now.find((line) => line.item.itemId === item.itemId);
    if (known) {
      setLastStep({ text: texts.already(known.item.sku, known.lineItemNumber) });
      return setAddedNumber(known.lineItemNumber);
    }
    if (now.length >= maxLines) return setLastStep({ text: texts.full(maxLines) });
    const line = createOrderLine(item, freeLineNumbers(now)());
    if (!line) return setLastStep({ text: texts.noPack(item.sku || kernel.dash) });
    stock.addKnownItems([item]);
    onLinesChanged([...now, line]);
    setLastStep({ text: texts.added(line.item.sku) });
    setAddedNumber(line.lineItemNumber);
  };
  const scan = (item: Item, pack: ItemCode['pack']): ScanAnswer => {
    const { lines: now, onLinesChanged: notifyHost } = latest.current;
    const counted = countScan(now, item, pack);
    if ('problem' in counted) {
      const text = counted.problem === 'full' ? texts.full(maxLines) : texts.noPack(item.sku || kernel.dash);
      return { text, isProblem: true };
    }
    stock.addKnownItems([item]);
    notifyHost(counted.lines);
    const { sku } = counted.line.item;
    const cases = parseQuantity(counted.line.casesQuantity);
    const bottles = parseQuantity(counted.line.bottlesQuantity);
    const quantity = [cases > 0 && quantityTexts.cases(cases), bottles > 0 && quantityTexts.bottles(bottles)];
    setLastStep({ text: '' });
    return {
      text: texts.scanned(sku, quantity.filter(Boolean).join(', ')),
      undo: () => {
        latest.current.onLinesChanged(uncountScan(latest.current.lines, counted));
        return texts.scanUndone(sku);
      },
    };
  };
  /** Enter moves focus to the search field. Arrow keys move focus to the same field of another line. */
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      findSearch(frame.current)?.focus();
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
          <ItemSuggest
            warehouseId={warehouseId}
            stock={isBonded ? 'bonded' : 'taxPaid'}
            onItemPicked={add}
            onItemScanned={scan}
          />
        </div>
        <span className={css.keys}>{texts.keys}</span>
        <Button
          icon={<Icon data={clipboardPasteIcon} sizePx={18} />}
          onPointerEnter={PasteLinesDialog.preload}
          onFocus={PasteLinesDialog.preload}
          onClick={() => setPasted('')}
        >
          {texts.paste.open}
        </Button>
      </div>
      <div className={css.lastStep}>
        <span role="status">{lastStep.text}</span>
        {lastStep.undo && (
          <Button size="small" tone="quiet" onClick={() => lastStep.undo && undoLastStep(lastStep.undo)}>
            {texts.undo}
          </Button>
        )}
        {lines.length > 0 && !isMoreRequired && (
          <span className={css.more}>
            <Switch
              label={direction === 'outbound' ? texts.more : texts.moreInbound}
              isSelected={areMoreFieldsShown}
              onChange={setMoreSelected}
            />
          </span>
        )}
      </div>
      {lines.length === 0 ? (
        <div className={css.empty}>
          <EmptyState
            icon={<Icon data={packagePlusIcon} sizePx={32} />}
            title={texts.empty}
            text={texts.emptyText}
          />
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
                  availableUnits={stock.availableUnits(line.item.itemId)}
                  exceededUnits={stock.exceeded.get(line.lineItemNumber)}
                  fields={fields}
                  layout={layout}
                  validateLine={validateLine}
                  refusals={refusals.get(line.lineItemNumber)}
                  refusalLang={props.refusalLang}
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
          validateLine={validateLine}
          onAdd={(added, items) => {
            stock.addKnownItems(items);
            onLinesChanged([...lines, ...added]);
            setPasted(undefined);
            const numbers = new Set(added.map(({ lineItemNumber }) => lineItemNumber));
            setLastStep({
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

const findSearch = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[role="combobox"]');
