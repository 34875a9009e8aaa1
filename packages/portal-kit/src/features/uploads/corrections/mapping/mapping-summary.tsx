import { Button } from '@portal-kit/ui/button';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { HeaderProblem } from '../../check/problem';
import * as upload from '../../upload/bulk-upload.css';
import { correctionsMessages } from '../corrections.messages';
import type { ColumnMapping } from './column-mapping';
import * as css from './column-mapping.css';

interface MappingSummaryProps {
  problem: HeaderProblem;
  mapping: ColumnMapping;
  isRemembered: boolean;
  /** Whether the user can still change the mapping. */
  canChange: boolean;
  onChange: () => void;
  onForget: () => void;
}

/** The mapped and the ignored columns of a file. */
export function MappingSummary(props: MappingSummaryProps) {
  const { problem, mapping, isRemembered, canChange, onChange, onForget } = props;
  const texts = useMessages(correctionsMessages);
  const changeButton = useRef<HTMLButtonElement>(null);
  // The form with the focus is no longer rendered.
  useEffect(() => {
    if (!isRemembered) changeButton.current?.focus();
  }, [isRemembered]);
  const { headers, samples } = problem;
  const mapped = mapping.flatMap((header, index) =>
    header === null || header === headers[index] ? [] : [texts.renamed(headers[index] ?? '', header)],
  );
  const ignored = headers.filter(
    (header, index) => mapping[index] === null && (header !== '' || samples[index]?.length),
  );
  return (
    <div part="column-mapping" className={css.panel}>
      <div>
        <p>{isRemembered ? texts.remembered : texts.mapped}</p>
        {mapped.length > 0 && <p className={css.note}>{mapped.join(' · ')}</p>}
        {ignored.length > 0 && <p className={css.note}>{texts.ignored(ignored)}</p>}
      </div>
      {canChange && (
        <div className={upload.actions}>
          <Button buttonRef={changeButton} onClick={onChange}>
            {texts.changeMapping}
          </Button>
          <Button onClick={onForget}>{texts.forgetMapping}</Button>
        </div>
      )}
    </div>
  );
}
