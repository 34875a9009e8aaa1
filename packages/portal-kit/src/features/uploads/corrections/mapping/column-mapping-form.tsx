import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { Button } from '@portal-kit/ui/button';
import { SelectField } from '@portal-kit/ui/select-field';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { HeaderProblem } from '../../check/problem';
import * as upload from '../../upload/bulk-upload.css';
import { correctionsMessages } from '../corrections.messages';
import { type ColumnMapping, findMissingHeaders, mapColumn } from './column-mapping';
import * as css from './column-mapping.css';

/** Value of the option that ignores a column. */
const ignore = '-';

interface ColumnMappingFormProps {
  problem: HeaderProblem;
  importFile: ImportFile;
  /** Default: suggestions by name. */
  mapping: ColumnMapping | undefined;
  /** Whether the form takes the focus, because the pressed button is no longer rendered. */
  takesFocus: boolean;
  onApply: (mapping: ColumnMapping) => void;
}

/** Columns of a file, each with sample values and the template column that it is used for. */
export function ColumnMappingForm(props: ColumnMappingFormProps) {
  const { problem, importFile, onApply } = props;
  const texts = useMessages(correctionsMessages);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  const [mapping, setMapping] = useState(() => props.mapping ?? problem.suggestion);
  const missing = findMissingHeaders(mapping, importFile);
  const options = [
    { id: ignore, label: texts.ignore },
    ...importFile.columns.map(({ header, isRequired }) => ({
      id: header,
      label: isRequired ? texts.required(header) : header,
    })),
  ];
  const getColumnName = (index: number) => problem.headers[index] || texts.unnamed(index + 1);
  const ignored = mapping.flatMap((header, index) =>
    header === null && (problem.headers[index] || problem.samples[index]?.length)
      ? [getColumnName(index)]
      : [],
  );
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} part="column-mapping" className={css.panel}>
      <div>
        <h3 id={titleId} className={css.title}>
          {texts.mappingTitle}
        </h3>
        <p className={css.note}>{texts.mappingText}</p>
      </div>
      <div className={css.columns}>
        {mapping.map((header, index) => (
          <SelectField
            key={`${index} ${problem.headers[index]}`}
            label={getColumnName(index)}
            name={`column-${index}`}
            options={options}
            placeholder={texts.ignore}
            value={header ?? ignore}
            description={(problem.samples[index] ?? []).join(' · ') || texts.noValues}
            onChange={(id) => setMapping(mapColumn(mapping, index, id === ignore ? null : id))}
          />
        ))}
      </div>
      <div aria-live="polite">
        {missing.length > 0 && <p className={upload.bad}>{texts.missing(missing)}</p>}
        {ignored.length > 0 && <p className={css.note}>{texts.ignored(ignored)}</p>}
      </div>
      <div className={upload.actions}>
        <Button isDisabled={missing.length > 0} isFocusableWhenDisabled onClick={() => onApply(mapping)}>
          {texts.apply}
        </Button>
      </div>
    </section>
  );
}
