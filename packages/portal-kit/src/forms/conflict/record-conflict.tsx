import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import { FoldedText } from '@portal-kit/ui/folded-text';
import { type PlainColumn, PlainTable } from '@portal-kit/ui/plain-table';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureToast, formatFailure } from '../../kernel/toasts/failure';
import type { FieldNotes } from '../fields/form-context';
import { focusField } from '../focus/focus-field';
import { notice } from '../record/form-notice.css';
import type { FormBase } from '../record/use-form-base';
import * as css from './record-conflict.css';
import { recordConflictMessages } from './record-conflict.messages';
import {
  changedFields,
  changesBeforeChoice,
  type FieldChange,
  type FieldConflict,
  type FieldReading,
  type FormVersion,
  fieldConflicts,
} from './record-conflict.values';

export interface RecordConflictProps<Values extends object, Details> extends FieldReading<Values, Details> {
  form: FormVersion<Values, Details>;
  /** Fills the form with `changes` on top of `base`, and bases the next save on this version. */
  rebase: (base: FormBase<Values, Details>, changes: readonly FieldChange<Values>[]) => void;
  /** Called when the user has chosen a version. */
  onResolved: () => void;
  /** Called when the user has undone the choice. */
  onReopened: () => void;
  /** The label of a field. */
  getLabel: (name: string) => string;
  /** Reads the record again; rejects when the request fails. */
  onRequestReload: () => Promise<Details | undefined>;
  /** Called when the notes of the fields change. */
  onNotes: (notes: FieldNotes) => void;
}

/** The stages of the user's choice between both versions. */
type Stage<Values extends object, Details> =
  | { at: 'reading' }
  | { at: 'failed'; error: unknown }
  | { at: 'choosing'; theirs: Details }
  /** `before` contains the form before the choice, for Undo. `chosen` contains the values directly after the choice. */
  | { at: 'kept' | 'taken'; theirs: Details; before: FormVersion<Values, Details>; chosen: Values }
  /** The newer version has no changes to the form's fields. */
  | { at: 'unopposed' };

/** A concurrent edit: shows the fields that differ and lets the user choose a version, or undo the choice. */
export function RecordConflict<Values extends object, Details>(props: RecordConflictProps<Values, Details>) {
  const { form, getLabel, onNotes } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(recordConflictMessages);
  const frame = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage<Values, Details>>({ at: 'reading' });
  const latest = useRef(props);
  latest.current = props;

  const focusFrame = useCallback(() => frame.current?.focus(), []);
  const isOpen = stage.at === 'choosing' || stage.at === 'reading' || stage.at === 'failed';
  useEffect(() => {
    // The confirmation dialog restores focus before the next frame.
    const frameId = requestAnimationFrame(focusFrame);
    return () => cancelAnimationFrame(frameId);
  }, [focusFrame]);

  const isReading = stage.at === 'reading';
  useEffect(() => {
    if (!isReading) return;
    let isMounted = true;
    const read = async () => {
      const theirs = await latest.current.onRequestReload();
      if (!isMounted) return;
      if (!theirs)
        throw new Error(
          'portal-kit: the changed record no longer exists, so both versions cannot be compared.',
        );
      const current = latest.current;
      const isOpposed = fieldConflicts(current.form, theirs, current).some(
        ({ changedBy }) => changedBy !== 'you',
      );
      if (isOpposed) return setStage({ at: 'choosing', theirs });
      const { start, values } = current.form;
      current.rebase({ stored: theirs, values: current.toValues(theirs) }, changedFields(start, values));
      current.onResolved();
      setStage({ at: 'unopposed' });
    };
    read().catch((error) => isMounted && setStage({ at: 'failed', error }));
    return () => {
      isMounted = false;
    };
  }, [isReading]);

  const before = 'before' in stage ? stage.before : form;
  const differing =
    'theirs' in stage ? fieldConflicts({ ...form, start: before.start }, stage.theirs, props) : [];
  const replaced = differing.filter(({ changedBy }) => changedBy === 'both');
  // Compares the notes as text, so that the effect runs only when a note changes.
  const notes = stage.at === 'kept' ? JSON.stringify(replaced.map(({ name, theirs }) => [name, theirs])) : '';
  useEffect(() => {
    if (notes === '') return;
    const entries: [string, string][] = JSON.parse(notes);
    onNotes(new Map(entries.map(([name, theirs]) => [name, texts.replaces(theirs || kernel.dash)])));
    return () => onNotes(new Map());
  }, [notes, texts, kernel, onNotes]);

  const choose = (at: 'kept' | 'taken', theirs: Details) => {
    const start = props.toValues(theirs);
    const changes = at === 'kept' ? changedFields(form.start, form.values) : [];
    const element = frame.current?.closest('form');
    const first = differing.find(({ changedBy }) => changedBy !== 'them') ?? differing[0];
    props.rebase({ stored: theirs, values: start }, changes);
    props.onResolved();
    setStage({ at, theirs, before: form, chosen: { ...start, ...Object.fromEntries(changes) } });
    if (!element || !first || !focusField(element, first.name)) focusFrame();
  };
  const retry = () => {
    focusFrame();
    setStage({ at: 'reading' });
  };

  const banner = (): { message: ReactNode; actions?: ReactNode } => {
    if (stage.at === 'reading') return { message: `${texts.changed} ${texts.reading}` };
    if (stage.at === 'unopposed') return { message: texts.unopposed };
    if (stage.at === 'failed') {
      return {
        message: (
          <>
            {texts.changed} {texts.failed}{' '}
            <FoldedText lang={failureToast(stage.error, kernel).lang}>
              {formatFailure(stage.error, kernel)}
            </FoldedText>
          </>
        ),
        actions: <Button onClick={retry}>{kernel.retry}</Button>,
      };
    }
    const { theirs } = stage;
    if (stage.at === 'choosing') {
      return {
        message: (
          <>
            <strong className={css.title}>{texts.changed}</strong> {texts.differ(differing.length)}.{' '}
            {texts.choose}
          </>
        ),
        actions: (
          <>
            <Button onClick={() => choose('kept', theirs)}>{texts.keep}</Button>
            <Button onClick={() => choose('taken', theirs)}>{texts.take}</Button>
          </>
        ),
      };
    }
    const undo = () => {
      focusFrame();
      const changes = changesBeforeChoice(before, stage.chosen, form.values);
      props.rebase({ stored: before.stored, values: before.start }, changes);
      props.onReopened();
      setStage({ at: 'choosing', theirs });
    };
    const discarded = fieldConflicts(before, theirs, props).filter(({ changedBy }) => changedBy !== 'them');
    return {
      message:
        stage.at === 'kept'
          ? texts.kept(replaced.length > 0)
          : texts.taken(discarded.map(({ name }) => getLabel(name))),
      actions: <Button onClick={undo}>{texts.undo}</Button>,
    };
  };
  const { message, actions } = banner();

  const columns: PlainColumn<FieldConflict>[] = [
    { id: 'field', label: texts.field, isRowHeader: true, cell: ({ name }) => getLabel(name) },
    { id: 'theirs', label: texts.theirs, cell: ({ theirs }) => theirs || kernel.dash },
    { id: 'mine', label: texts.mine, cell: ({ mine }) => mine || kernel.dash },
  ];
  const outcome: PlainColumn<FieldConflict> = {
    id: 'outcome',
    label: texts.ifKept,
    cell: ({ changedBy }) => <span className={css.outcome[changedBy]}>{texts.outcome[changedBy]}</span>,
  };
  const isChoosing = stage.at === 'choosing';
  const rows = isChoosing ? differing : stage.at === 'kept' ? replaced : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside the form that receives focus
    <div
      ref={frame}
      role="group"
      aria-label={texts.changed}
      tabIndex={-1}
      data-conflict=""
      className={notice}
    >
      <Banner tone={isOpen ? 'warn' : 'info'} actions={actions}>
        {message}
      </Banner>
      {rows.length > 0 && (
        <PlainTable
          label={isChoosing ? texts.differ(rows.length) : texts.overwritten}
          columns={isChoosing ? [...columns, outcome] : columns}
          rows={rows}
          getRowId={({ name }) => name}
        />
      )}
    </div>
  );
}
