import type { Item } from '@portal-kit/sdk/items';
import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { type PlainColumn, PlainTable } from '@portal-kit/ui/plain-table';
import { TextArea } from '@portal-kit/ui/text-area';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWarehouses } from '../../../../domain/warehouses/use-warehouses';
import { removeBlockedCharacters } from '../../../../forms/fields/rules';
import { usePortal } from '../../../../kernel/host/portal-context';
import { useDebouncedSearch } from '../../../../kernel/list-state/use-debounced-search';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { findGroupSign } from '../../../../kernel/messages/message-format';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { ListFailure } from '../../../../lists/list-message';
import type { lineRules } from '../line-rules';
import type { OrderLine } from '../order-line';
import * as css from '../order-lines.css';
import { orderLinesMessages } from '../order-lines.messages';
import { type CheckedRow, checkPastedRows } from './check-pasted-rows';
import { parsePastedRows } from './parse-pasted-rows';
import { useItemsByCode } from './use-items-by-code';

interface PasteLinesDialogProps {
  /** Initial text: the text that the user has pasted into the search field. */
  text: string;
  warehouseId: string;
  /** Existing lines of the order. */
  lines: readonly OrderLine[];
  validateLine: ReturnType<typeof lineRules>;
  onAdd: (lines: readonly OrderLine[], items: readonly Item[]) => void;
  onCancel: () => void;
}

/** Dialog for rows of a spreadsheet. Shows the rows with their problems before the user adds them as lines. */
export function PasteLinesDialog(props: PasteLinesDialogProps) {
  const { warehouseId, lines, validateLine, onAdd, onCancel } = props;
  const { locale } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderLinesMessages);
  const { warehouses } = useWarehouses();
  // Looks up items after the user stops typing.
  const [settled, setSettled] = useState(props.text);
  const [text, setText] = useDebouncedSearch(settled, setSettled);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const groupSign = findGroupSign(locale);
  const rows = useMemo(() => parsePastedRows(removeBlockedLines(settled), groupSign), [settled, groupSign]);
  const codes = useMemo(() => rows.map(({ code }) => code), [rows]);
  const { items, isPending, error, retry } = useItemsByCode(warehouseId, codes);
  const warehouseName = warehouses?.find((one) => one.warehouseId === warehouseId)?.name ?? warehouseId;
  const judged = useMemo(
    () =>
      checkPastedRows(rows, {
        ...{ items, lines, warehouseName, texts },
        validateLine,
      }),
    [rows, items, lines, warehouseName, validateLine, texts],
  );
  const good = judged.flatMap((row) => (row.problem === undefined ? [row.line] : []));
  const columns: PlainColumn<CheckedRow>[] = [
    { id: 'row', label: texts.paste.row, cell: ({ row }) => texts.count(row) },
    { id: 'code', label: texts.columns.item, isRowHeader: true, cell: ({ code }) => code || kernel.dash },
    {
      id: 'cases',
      label: texts.columns.casesQuantity,
      align: 'end',
      cell: ({ casesQuantity }) => casesQuantity || kernel.dash,
    },
    {
      id: 'bottles',
      label: texts.columns.bottlesQuantity,
      align: 'end',
      cell: ({ bottlesQuantity }) => bottlesQuantity || kernel.dash,
    },
    {
      id: 'problem',
      label: texts.paste.problem,
      cell: ({ problem }) => problem && <span className={css.problem}>{problem}</span>,
    },
  ];
  const isKnown = rows.length > 0 && text.trim() === settled.trim() && !isPending && !error;
  return (
    <Dialog
      isWide
      title={texts.paste.title}
      text={texts.paste.text}
      closeLabel={kernel.close}
      onClose={onCancel}
    >
      <TextArea
        label={texts.paste.rows}
        name="rows"
        placeholder={texts.paste.placeholder}
        value={text}
        onChange={setText}
        areaRef={area}
      />
      <p role="status" className={css.note}>
        {rows.length > 0 &&
          (isPending ? texts.paste.reading : isKnown && texts.paste.good(good.length, rows.length))}
      </p>
      {error && <ListFailure error={error} onRetry={retry} />}
      {isKnown && (
        <div className={css.preview}>
          <PlainTable
            label={texts.paste.preview}
            columns={columns}
            rows={judged}
            getRowId={({ row }) => String(row)}
          />
        </div>
      )}
      <div className={css.buttons}>
        <Button onClick={onCancel}>{kernel.cancel}</Button>
        <Button
          tone="primary"
          isDisabled={!isKnown || good.length === 0}
          onClick={() => {
            const added = new Set(good.map(({ item }) => item.itemId));
            onAdd(
              good,
              [...items.values()].filter(({ itemId }) => added.has(itemId)),
            );
          }}
        >
          {texts.paste.add(good.length)}
        </Button>
      </div>
    </Dialog>
  );
}

/** Removes blocked characters, but keeps tabs and line ends, which separate cells. */
const removeBlockedLines = (text: string) =>
  text
    .split(/([\t\r\n])/)
    .map((part) => (/^[\t\r\n]$/.test(part) ? part : removeBlockedCharacters(part)))
    .join('');
