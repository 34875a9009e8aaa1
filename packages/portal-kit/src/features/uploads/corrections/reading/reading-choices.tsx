import { SelectField } from '@portal-kit/ui/select-field';
import { useState } from 'react';
import { type DateOrder, readDate } from '../../../../kernel/cells/read-date';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { DateQuestion, FileReport } from '../../check/problem';
import type { ReadingChoices } from '../../file/read-table';
import { correctionsMessages } from '../corrections.messages';
import * as css from './reading-choices.css';

interface ReadingChoicesFormProps {
  report: FileReport;
  choices: ReadingChoices;
  isDisabled: boolean;
  /** Whether the file contains corrected rows, which are already in the notation of the template. */
  isCorrected: boolean;
  onChoose: (choices: ReadingChoices) => void;
}

const encodingNames = {
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

/** How a file was read, as far as it isn't obvious, with the choices of its sheet and of the order of its dates. */
export function ReadingChoicesForm(props: ReadingChoicesFormProps) {
  const { report, choices, isDisabled, isCorrected, onChoose } = props;
  const texts = useMessages(correctionsMessages);
  const { reading, fileProblem } = report;
  const open = fileProblem?.code === 'dateOrder' ? fileProblem.questions : [];
  const [asked, setAsked] = useState<readonly DateQuestion[]>([]);
  const questions = [...asked, ...open.filter(({ header }) => asked.every((one) => one.header !== header))];
  // The questions stay after their answers, so that the user can change them.
  if (questions.length > asked.length) setAsked(questions);
  if (!reading) return null;
  const { sheet, sheets, headerRow, encoding, sample } = reading;
  const getDate = (example: string, order: DateOrder) => {
    const read = readDate(example, order);
    return read && 'date' in read ? read.date : example;
  };
  const notes = [
    ...(headerRow > 1 ? [texts.headerRow(headerRow)] : []),
    ...(encoding && encoding !== 'utf-8' ? [texts.encoding(encodingNames[encoding])] : []),
    ...(sample.length > 0 ? [texts.encodingSample(sample)] : []),
  ];
  if (sheets.length < 2 && notes.length + questions.length === 0) return null;
  return (
    <div part="reading" className={css.reading}>
      {notes.length > 0 && <p className={css.note}>{notes.join(' ')}</p>}
      {sheet !== null && sheets.length > 1 && (
        <SelectField
          label={texts.sheet}
          name="sheet"
          options={sheets.map((name) => ({ id: name, label: name }))}
          placeholder={texts.sheet}
          value={sheet}
          isDisabled={isDisabled || isCorrected}
          onChange={(name) => onChoose({ sheet: name })}
        />
      )}
      {questions.map(({ header, example }) => (
        <SelectField
          key={header}
          label={texts.dateOrder(header)}
          name={`dates-${header}`}
          options={[
            { id: 'month-first', label: texts.monthFirst(getDate(example, 'month-first')) },
            { id: 'day-first', label: texts.dayFirst(getDate(example, 'day-first')) },
          ]}
          placeholder={texts.dateChoice}
          description={texts.dateExample(example)}
          value={choices.dateOrders?.[header] ?? ''}
          isDisabled={isDisabled || (isCorrected && open.every((one) => one.header !== header))}
          onChange={(order) =>
            onChoose({ ...choices, dateOrders: { ...choices.dateOrders, [header]: order as DateOrder } })
          }
        />
      ))}
    </div>
  );
}
