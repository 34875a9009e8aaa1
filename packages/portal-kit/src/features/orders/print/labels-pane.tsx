import type { Order } from '@portal-kit/sdk/orders';
import { Button } from '@portal-kit/ui/button';
import { SelectField } from '@portal-kit/ui/select-field';
import { TextField } from '@portal-kit/ui/text-field';
import { type ReactNode, type Ref, useState } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { LabelSheets, type PrintedParty } from './label-sheets';
import { caseLabels, caseRuns, countCases, maxLabels, palletLabels } from './labels';
import { orderPrintMessages } from './order-print.messages';
import * as css from './print-dialog.css';
import { PrintFrame, type PrintHandle } from './print-frame';
import { PrintMessage } from './print-message';
import { labelsPerSheet, type Paper, paperWidthPx, printStyles } from './print-styles';
import { isCompanyPrefix, type LabelUnit } from './sscc';
import { useBarcodeLibrary } from './use-barcode-library';
import { useCaseCodes } from './use-case-codes';

interface LabelsPaneProps {
  unit: LabelUnit;
  order: Order;
  paper: Paper;
  supplier: {
    companyPrefix: string | null | undefined;
    isPending: boolean;
    isError: boolean;
    retry: () => void;
  };
  shipFrom: PrintedParty;
  shipTo: PrintedParty;
  title: string;
  handleRef: Ref<PrintHandle>;
  onEscape: () => void;
  /** The fields for document and paper. */
  fields: ReactNode;
}

const allLines = 'all';
const digitsOnly = (text: string) => text.replace(/\D/g, '');

/** Number of labels, and their preview. */
export function LabelsPane(props: LabelsPaneProps) {
  const { unit, order, paper, supplier, shipFrom, shipTo, title, handleRef, onEscape, fields } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderPrintMessages);
  const { draw, isFailed, retry } = useBarcodeLibrary();
  const caseCodes = useCaseCodes(order, unit === 'case');
  const runs = caseRuns(order);
  const units = unit === 'case' ? countCases(runs) : order.palletsQuantity || 0;
  const [line, setLine] = useState(allLines);
  const [first, setFirst] = useState('1');
  const [count, setCount] = useState(units > 0 ? String(Math.min(units, maxLabels)) : '');

  /** Cases have a line each; the user can print labels for additional pallets. */
  const lastUnit = unit === 'case' ? units : 99_999;
  const from = Number(first);
  const maxCount = Math.max(1, Math.min(maxLabels, lastUnit - from + 1));
  const isFirstValid = first !== '' && from >= 1 && from <= lastUnit;
  const isCountValid = count !== '' && Number(count) >= 1 && Number(count) <= maxCount;
  const pick = (id: string) => {
    setLine(id);
    const run = runs.find(({ line }) => String(line.lineItemNumber) === id);
    setFirst(String(run?.from ?? 1));
    setCount(String(Math.min(run?.cases ?? units, maxLabels)));
  };

  const labels = () => {
    const source = { order, companyPrefix: supplier.companyPrefix, first: from, count: Number(count) };
    return unit === 'case' ? caseLabels(source, caseCodes.codes) : palletLabels(source);
  };
  const isLoading = supplier.isPending || !draw || caseCodes.isPending;
  const preview = () => {
    if (unit === 'case' && units === 0) return <PrintMessage text={texts.noCases} />;
    if (isFailed) return <PrintMessage text={texts.codesFailed} onRetry={retry} />;
    if (supplier.isError) return <PrintMessage text={texts.prefixFailed} onRetry={supplier.retry} />;
    if (!isFirstValid || !isCountValid) return <PrintMessage text={texts.noCount} />;
    if (isLoading) return <PrintMessage />;
    const shown = labels();
    return (
      <>
        <PrintFrame
          title={title}
          language={kernel.language}
          styles={printStyles('labels', paper)}
          widthPx={paperWidthPx(paper)}
          className={css.preview}
          handleRef={handleRef}
          onEscape={onEscape}
        >
          <LabelSheets {...{ labels: shown, paper, order, shipFrom, shipTo, draw }} />
        </PrintFrame>
        <p role="status" className={css.note}>
          {texts.summary(shown.length, Math.ceil(shown.length / labelsPerSheet(paper)))}
        </p>
        {!isCompanyPrefix(supplier.companyPrefix) && <p className={css.note}>{texts.plainCodes}</p>}
        {caseCodes.isError && (
          <div className={css.note}>
            {texts.caseCodesFailed}{' '}
            <Button size="small" onClick={caseCodes.retry}>
              {kernel.retry}
            </Button>
          </div>
        )}
      </>
    );
  };
  return (
    <>
      <div className={css.fields}>
        {fields}
        {unit === 'case' && units > 0 && runs.length > 1 && (
          <SelectField
            label={texts.lines}
            name="line"
            placeholder={texts.allLines}
            value={line}
            onChange={pick}
            options={[
              { id: allLines, label: texts.allLines },
              ...runs.map(({ line }) => ({
                id: String(line.lineItemNumber),
                label: texts.lineName(line.lineItemNumber, line.item?.sku || kernel.dash),
              })),
            ]}
          />
        )}
        <TextField
          label={texts.first}
          name="first"
          inputMode="numeric"
          maxLength={6}
          sanitize={digitsOnly}
          value={first}
          onChange={setFirst}
          errorMessage={isFirstValid || units === 0 ? undefined : texts.numberProblem(1, lastUnit)}
        />
        <TextField
          label={texts.count}
          name="count"
          inputMode="numeric"
          maxLength={3}
          sanitize={digitsOnly}
          value={count}
          onChange={setCount}
          errorMessage={isCountValid || count === '' ? undefined : texts.numberProblem(1, maxCount)}
        />
      </div>
      {preview()}
    </>
  );
}
