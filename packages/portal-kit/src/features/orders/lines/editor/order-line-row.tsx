import trashIcon from '@lucide/icons/icons/trash';
import { lineItemRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import { IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { TextField } from '@portal-kit/ui/text-field';
import { memo, useState } from 'react';
import { toCases } from '../../../../domain/items/item-quantity';
import { itemSuggestMessages } from '../../../../domain/items/item-suggest.messages';
import { quantityMessages } from '../../../../domain/items/quantity.messages';
import { type FormTexts, removeBlockedCharacters } from '../../../../forms/fields/rules';
import { useDecimalText } from '../../../../forms/fields/use-decimal-text';
import { formMessages } from '../../../../forms/record/form.messages';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { LineField, LineProblems } from '../line-rules';
import { countLineBottles, type OrderLine } from '../order-line';
import * as css from '../order-lines.css';
import { orderLinesMessages } from '../order-lines.messages';

export interface OrderLineRowProps {
  line: OrderLine;
  /** Available bottles; `undefined` if unknown. */
  availableUnits: number | undefined;
  /** Bottles that the line can use, if its quantity exceeds them. */
  exceededUnits: number | undefined;
  fields: readonly LineField[];
  layout: keyof typeof css.row;
  /** Validates the line. */
  validateLine: (line: OrderLine) => LineProblems;
  /** Messages of the server by field. */
  refusals: LineProblems | undefined;
  /** BCP 47 tag of the messages in `refusals`, if their language differs from the language of the page. */
  refusalLang: string | undefined;
  /** Whether to show errors of untouched fields. */
  isChecked: boolean;
  onChange: (lineItemNumber: number, field: LineField, text: string) => void;
  onRemove: (lineItemNumber: number) => void;
}

/**
 * Maximum lengths of texts. A number that is too large shows an error, because a shortened number is a different number.
 */
const limits: Partial<Record<LineField, number>> = {
  lotNumber: bounds.lotNumber.maxLength,
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
    exceededUnits,
    fields,
    layout,
    validateLine,
    refusals,
    refusalLang,
    isChecked,
    onChange,
    onRemove,
  } = props;
  const { item, lineItemNumber } = line;
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(orderLinesMessages);
  const formTexts = useMessages(formMessages);
  const problems = validateLine(line);
  const { size } = useMessages(itemSuggestMessages);
  const decimalText = useDecimalText();
  const [touched, setTouched] = useState<ReadonlySet<LineField>>(new Set());
  const touch = (field: LineField) =>
    setTouched((fields) => (fields.has(field) ? fields : new Set([...fields, field])));
  const quantityText = (units: number) => {
    const { cases, bottles } = toCases(units, item.bottlesPerCase) ?? { cases: 0, bottles: units };
    return texts.stock(quantities.cases(cases), bottles > 0 ? quantities.bottles(bottles) : undefined);
  };
  const getFieldHint = (field: LineField): string | undefined => {
    const units = countLineBottles(line);
    if (
      field === 'bottlesQuantity' &&
      item.bottlesPerCase > 1 &&
      Number(line.bottlesQuantity) >= item.bottlesPerCase
    )
      return texts.sameAs(quantityText(units));
    return undefined;
  };
  const getFieldError = (field: LineField): string | undefined => {
    const shown = refusals?.[field] ?? (isChecked || touched.has(field) ? problems[field] : undefined);
    if (shown !== undefined || field !== 'casesQuantity' || exceededUnits === undefined) return shown;
    return texts.overStock(quantityText(exceededUnits));
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
            {...buildNoticeProps(limits[field], formTexts)}
            sanitize={removeBlockedCharacters}
            value={field === 'unitPrice' ? decimalText.show(line[field]) : line[field]}
            onChange={(text) => {
              touch(field);
              onChange(lineItemNumber, field, field === 'unitPrice' ? decimalText.read(text) : text);
            }}
            onBlur={() => touch(field)}
            errorMessage={getFieldError(field)}
            errorMessageLang={refusals?.[field] === undefined ? undefined : refusalLang}
            {...described(getFieldHint(field))}
          />
        </td>
      ))}
      <td role="cell" part="cell" className={css.removeCell}>
        <IconButton
          size="small"
          tone="quiet"
          label={texts.remove(item.sku)}
          icon={<Icon data={trashIcon} sizePx={18} />}
          onClick={() => onRemove(lineItemNumber)}
        />
      </td>
    </tr>
  );
});

const buildNoticeProps = (maxLength: number | undefined, texts: FormTexts) => ({
  ...(maxLength !== undefined && { maxLength }),
  notices: {
    blocked: texts.blocked,
    ...(maxLength !== undefined && { tooLong: texts.maxLength(maxLength) }),
  },
});

const described = (description: string | undefined) => (description === undefined ? {} : { description });
