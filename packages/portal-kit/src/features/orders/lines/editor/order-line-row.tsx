import { lineItemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { IconButton } from '@portal-kit/ui/button';
import { TextField } from '@portal-kit/ui/text-field';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useState } from 'react';
import { toCases } from '../../../../domain/items/item-quantity';
import { itemSuggestMessages } from '../../../../domain/items/item-suggest.messages';
import { quantityMessages } from '../../../../domain/items/quantity.messages';
import { withoutBlockedCharacters } from '../../../../forms/fields/rules';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { LineField, LineProblems } from '../line-rules';
import { type OrderLine, unitsOf } from '../order-line';
import * as css from '../order-lines.css';
import { orderLinesMessages } from '../order-lines.messages';

export interface OrderLineRowProps {
  line: OrderLine;
  /** Available bottles; `undefined` if unknown. */
  availableUnits: number | undefined;
  /** Whether the quantity is limited to the available stock. */
  isLimited: boolean;
  fields: readonly LineField[];
  layout: keyof typeof css.row;
  /** Validates the line. */
  problemsOf: (line: OrderLine) => LineProblems;
  /** Messages of the server by field. */
  refusals: LineProblems | undefined;
  /** Whether to show errors of untouched fields. */
  isChecked: boolean;
  onChange: (lineItemNumber: number, field: LineField, text: string) => void;
  onRemove: (lineItemNumber: number) => void;
}

const limits: Readonly<Record<LineField, number>> = {
  casesQuantity: String(bounds.casesQuantity.maximum).length,
  bottlesQuantity: String(bounds.bottlesQuantity.maximum).length,
  lotNumber: bounds.lotNumber.maxLength,
  unitPrice: String(bounds.unitPrice.maximum).length,
  notes: bounds.notes.maxLength,
};
const keyboards: Partial<Record<LineField, 'numeric' | 'decimal'>> = {
  casesQuantity: 'numeric',
  bottlesQuantity: 'numeric',
  unitPrice: 'decimal',
};

/** Editable row of a line. Memoized, so that a change of one line renders one row. */
export const OrderLineRow = memo(function OrderLineRow(props: OrderLineRowProps) {
  const {
    line,
    availableUnits,
    isLimited,
    fields,
    layout,
    problemsOf,
    refusals,
    isChecked,
    onChange,
    onRemove,
  } = props;
  const { item, lineItemNumber } = line;
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(orderLinesMessages);
  const problems = problemsOf(line);
  const { size } = useMessages(itemSuggestMessages);
  const [left, setLeft] = useState<ReadonlySet<LineField>>(new Set());
  const quantityText = (units: number) => {
    const { cases, bottles } = toCases(units, item.bottlesPerCase) ?? { cases: 0, bottles: units };
    return texts.stock(quantities.cases(cases), bottles > 0 ? quantities.bottles(bottles) : undefined);
  };
  const hintOf = (field: LineField): string | undefined => {
    const units = unitsOf(line);
    if (
      field === 'bottlesQuantity' &&
      item.bottlesPerCase > 1 &&
      Number(line.bottlesQuantity) >= item.bottlesPerCase
    )
      return texts.sameAs(quantityText(units));
    const exceedsStock = isLimited && availableUnits !== undefined && units > availableUnits;
    return field === 'casesQuantity' && exceedsStock
      ? texts.overStock(quantityText(availableUnits))
      : undefined;
  };
  return (
    <tr role="row" part="row" className={css.row[layout]} data-line={lineItemNumber}>
      <th role="rowheader" scope="row" part="cell" className={css.itemCell}>
        <span className={css.sku}>{item.sku}</span>{' '}
        <span className={css.description}>{item.description}</span>
        <span className={css.second}>
          {[item.brand, item.size && item.sizeUom && size(item.size, item.sizeUom, item.bottlesPerCase)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      <td role="cell" part="cell" className={css.stockCell} data-label={texts.columns.stock}>
        {availableUnits === undefined ? kernel.dash : quantityText(availableUnits)}
      </td>
      {fields.map((field) => (
        <td
          key={field}
          role="cell"
          part="cell"
          className={css.fieldCells[field]}
          data-label={texts.columns[field]}
        >
          <TextField
            label={texts.field(texts.columns[field], item.sku)}
            isLabelHidden
            name={`lineItems.${lineItemNumber}.${field}`}
            align={keyboards[field] ? 'end' : 'start'}
            inputMode={keyboards[field] ?? 'text'}
            maxLength={limits[field]}
            sanitize={withoutBlockedCharacters}
            value={line[field]}
            onChange={(text) => onChange(lineItemNumber, field, text)}
            onBlur={() => setLeft((fields) => (fields.has(field) ? fields : new Set([...fields, field])))}
            errorMessage={refusals?.[field] ?? (isChecked || left.has(field) ? problems[field] : undefined)}
            {...described(hintOf(field))}
          />
        </td>
      ))}
      <td role="cell" part="cell" className={css.removeCell}>
        <IconButton
          size="small"
          tone="quiet"
          label={texts.remove(item.sku)}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => onRemove(lineItemNumber)}
        />
      </td>
    </tr>
  );
});

const described = (description: string | undefined) => (description === undefined ? {} : { description });
