import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import { type PlainColumn, PlainTable } from '@portal-kit/ui/plain-table';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { kernelMessages } from '../../kernel/messages/kernel.messages';
import type { FieldNotes } from '../fields/field-notes';
import { focusField } from '../focus/focus-field';
import { notice } from '../record/form-notice.css';
import * as css from './record-conflict.css';
import { recordConflictMessages } from './record-conflict.messages';
import {
  changedFields,
  changesBefore,
  type FieldConflict,
  type FieldReading,
  type FormStand,
  fieldConflicts,
  type PutForm,
} from './record-conflict.values';

export interface RecordConflictProps<Values extends object, Details> extends FieldReading<Values, Details> {
  /** The form as it is now. */
  stand: FormStand<Values, Details>;
  onPut: PutForm<Values, Details>;
  /** What the user calls a field. */
  labelOf: (name: string) => string;
  /** Reads the record again; rejects when that fails. */
  onRequestReload: () => Promise<Details | undefined>;
  /** What leads the user to the choice while there is one to make; then `undefined`. */
  onOpen: (lead: (() => void) | undefined) => void;
  /** What is to be said of fields from now on. */
  onNotes: (notes: FieldNotes) => void;
  failureText: (error: unknown) => string;
  locale: string;
  kernel: ReturnType<typeof kernelMessages>;
}

/** From a save that was refused as outdated to a form that can be saved. */
type Stage<Values extends object, Details> =
  | { at: 'reading' }
  | { at: 'failed'; error: unknown }
  | { at: 'choosing'; theirs: Details }
  /** `before` is the form before the choice, to go back to; `chosen` what the choice has made of it. */
  | { at: 'kept' | 'taken'; theirs: Details; before: FormStand<Values, Details>; chosen: Values }
  /** Others have changed none of the form's fields: there is nothing to choose. */
  | { at: 'unopposed' };

/**
 * Somebody else has changed the record meanwhile: what differs, whose is to stay, and the way back from the choice.
 *
 * It is fetched when it happens. Whatever it imports that the form has too would cost every form its part of a file of
 * its own, so texts and calls come from the form, and its stages are no state machine.
 */
export function RecordConflict<Values extends object, Details>(props: RecordConflictProps<Values, Details>) {
  const { stand, onPut, labelOf, onOpen, onNotes, kernel } = props;
  const texts = recordConflictMessages(props.locale);
  const frame = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage<Values, Details>>({ at: 'reading' });
  const latest = useRef(props);
  latest.current = props;

  const lead = useCallback(() => frame.current?.focus(), []);
  const isOpen = stage.at === 'choosing' || stage.at === 'reading' || stage.at === 'failed';
  useEffect(() => {
    // The dialog that asked before saving has given the focus back by then.
    const frameId = requestAnimationFrame(lead);
    return () => cancelAnimationFrame(frameId);
  }, [lead]);
  useEffect(() => {
    if (!isOpen) return;
    onOpen(lead);
    return () => onOpen(undefined);
  }, [isOpen, onOpen, lead]);

  const isReading = stage.at === 'reading';
  useEffect(() => {
    if (!isReading) return;
    let isShown = true;
    const read = async () => {
      const theirs = await latest.current.onRequestReload();
      if (!isShown) return;
      if (!theirs) throw new Error('portal-kit: the record that was changed meanwhile is not there.');
      const now = latest.current;
      const isOpposed = fieldConflicts(now.stand, theirs, now).some(({ changedBy }) => changedBy !== 'you');
      if (isOpposed) return setStage({ at: 'choosing', theirs });
      now.onPut(theirs, now.valuesOf(theirs), changedFields(now.stand.start, now.stand.values));
      setStage({ at: 'unopposed' });
    };
    read().catch((error) => isShown && setStage({ at: 'failed', error }));
    return () => {
      isShown = false;
    };
  }, [isReading]);

  const before = 'before' in stage ? stage.before : stand;
  const differing =
    'theirs' in stage ? fieldConflicts({ ...stand, start: before.start }, stage.theirs, props) : [];
  const replaced = differing.filter(({ changedBy }) => changedBy === 'both');
  // As text: the notes change with what they say, not with every letter of a field.
  const notes = stage.at === 'kept' ? JSON.stringify(replaced.map(({ name, theirs }) => [name, theirs])) : '';
  useEffect(() => {
    if (notes === '') return;
    const entries: [string, string][] = JSON.parse(notes);
    onNotes(new Map(entries.map(([name, theirs]) => [name, texts.replaces(theirs || kernel.dash)])));
    return () => onNotes(new Map());
  }, [notes, texts, kernel, onNotes]);

  const choose = (at: 'kept' | 'taken', theirs: Details) => {
    const start = props.valuesOf(theirs);
    const changes = at === 'kept' ? changedFields(stand.start, stand.values) : [];
    const form = frame.current?.closest('form');
    const concerned = differing.find(({ changedBy }) => changedBy !== 'them') ?? differing[0];
    onPut(theirs, start, changes);
    setStage({ at, theirs, before: stand, chosen: { ...start, ...Object.fromEntries(changes) } });
    if (!form || !concerned || !focusField(form, concerned.name)) lead();
  };
  const retry = () => {
    lead();
    setStage({ at: 'reading' });
  };

  const say = (): { message: ReactNode; actions?: ReactNode } => {
    if (stage.at === 'reading') return { message: `${texts.changed} ${texts.reading}` };
    if (stage.at === 'unopposed') return { message: texts.unopposed };
    if (stage.at === 'failed') {
      const why = props.failureText(stage.error);
      return {
        message: `${texts.changed} ${texts.failed} ${why}`,
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
      lead();
      onPut(before.base, before.start, changesBefore(before, stage.chosen, stand.values));
      setStage({ at: 'choosing', theirs });
    };
    const setAside = fieldConflicts(before, theirs, props).filter(({ changedBy }) => changedBy !== 'them');
    return {
      message:
        stage.at === 'kept'
          ? texts.kept(replaced.length > 0)
          : texts.taken(setAside.map(({ name }) => labelOf(name))),
      actions: <Button onClick={undo}>{texts.undo}</Button>,
    };
  };
  const { message, actions } = say();

  const columns: PlainColumn<FieldConflict>[] = [
    { id: 'field', label: texts.field, isRowHeader: true, cell: ({ name }) => labelOf(name) },
    { id: 'theirs', label: texts.theirs, cell: ({ theirs }) => theirs || kernel.dash },
    { id: 'mine', label: texts.mine, cell: ({ mine }) => mine || kernel.dash },
  ];
  const fate: PlainColumn<FieldConflict> = {
    id: 'fate',
    label: texts.ifKept,
    cell: ({ changedBy }) => <span className={css.fate[changedBy]}>{texts.fate[changedBy]}</span>,
  };
  const isChoosing = stage.at === 'choosing';
  const rows = isChoosing ? differing : stage.at === 'kept' ? replaced : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of the form's, led to when there is something to choose
    <div ref={frame} role="group" aria-label={texts.changed} tabIndex={-1} className={notice}>
      <Banner tone={isOpen ? 'warn' : 'info'} actions={actions}>
        {message}
      </Banner>
      {rows.length > 0 && (
        <PlainTable
          label={isChoosing ? texts.differ(rows.length) : texts.overwritten}
          columns={isChoosing ? [...columns, fate] : columns}
          rows={rows}
          getRowId={({ name }) => name}
        />
      )}
    </div>
  );
}
