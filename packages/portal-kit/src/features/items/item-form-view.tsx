import { type ItemDetails, itemMutations, type SavedItem } from '@portal-kit/sdk/items';
import { Button } from '@portal-kit/ui/button';
import { Form, FormActions } from '@portal-kit/ui/form-layout';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useStore } from '@tanstack/react-form';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { FieldNotesContext, noNotes } from '../../forms/field-notes';
import { focusFirstInvalid } from '../../forms/focus-first-invalid';
import { formMessages } from '../../forms/form.messages';
import type { ConfirmedSave } from '../../forms/form-confirmation.machine';
import { isOutdated } from '../../forms/outdated';
import type { PutForm } from '../../forms/record-conflict.values';
import { ServerErrorsContext, useServerErrors } from '../../forms/server-errors';
import { useFormConfirmation } from '../../forms/use-form-confirmation';
import { useFormDraft } from '../../forms/use-form-draft';
import { useSaveChange } from '../../forms/use-save-change';
import { itemTypeLabel } from '../../kernel/items/item-types';
import { useUnsavedChanges } from '../../kernel/leaving/use-unsaved-changes';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureText, failureToast } from '../../kernel/notifications/failure';
import { toastLink } from '../../kernel/notifications/toast-link';
import { usePortal } from '../../kernel/portal/portal-context';
import { useWarehouses } from '../../kernel/portal/use-warehouses';
import { useItemForm } from './item-form.api';
import { itemFormMessages } from './item-form.messages';
import { itemFormRules } from './item-form.rules';
import { emptyItem, type ItemFormValues, toItemRequest, toItemValues } from './item-form.values';
import { ItemFormCore } from './item-form-core';
import { ItemFormOptional } from './item-form-optional';
import { itemsMessages } from './items.messages';

type Request = ReturnType<typeof toItemRequest>;

// Rarely needed.
const valuesOf = ({ item }: ItemDetails) => toItemValues(item);

const notices = () => import('./item-form-notices');
const DraftOffer = lazyPart(async () => (await notices()).DraftOffer);
const ItemConflict = lazyPart(async () => (await notices()).ItemConflict);

export interface ItemFormViewProps {
  /** The item that is changed, as it was read. */
  record?: ItemDetails;
  /** Reads the item again; rejects when that fails. */
  onRequestReload?: () => Promise<ItemDetails | undefined>;
  onItemSaved?: ((saved: SavedItem) => void) | undefined;
  onRequestCancel?: (() => void) | undefined;
}

/** The form itself, empty or with an item's fields. */
export function ItemFormView({ record, onRequestReload, onItemSaved, onRequestCancel }: ItemFormViewProps) {
  const { sdk, supplierId, locale, navigation, notify, emit } = usePortal();
  const { warehouses = [] } = useWarehouses();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemFormMessages);
  const formTexts = useMessages(formMessages);
  const itemTexts = useMessages(itemsMessages);
  const rules = useMemo(() => itemFormRules(formTexts, texts), [formTexts, texts]);
  const element = useRef<HTMLFormElement>(null);
  const serverErrors = useServerErrors();
  const [base, setBase] = useState(record);
  /** How many saves were refused as outdated since the last that was not refused; the last of them is told. */
  const [conflicts, setConflicts] = useState(0);
  const [notes, setNotes] = useState(noNotes);
  const leadToConflict = useRef<() => void>(undefined);
  const openConflict = useCallback((lead: (() => void) | undefined) => {
    leadToConflict.current = lead;
  }, []);
  const [outcome, setOutcome] = useState('');
  /** What the form started from: what differs from it is a change. */
  const [start, setStart] = useState(() => (record ? valuesOf(record) : emptyItem));
  const create = useMutation(itemMutations.create(sdk, { supplierId }));
  const update = useMutation(itemMutations.update(sdk, { supplierId }));
  const itemId = base?.item.itemId;
  const mode = base ? texts.edit : texts.create;
  const key = itemId === undefined ? 'item' : `item/${itemId}`;
  const isListShown = navigation.href({ to: 'items.list' }) !== undefined;

  const saveChange = useSaveChange({
    send: (item: Request, etag) => update.mutateAsync({ itemId: itemId ?? '', item, etag }),
    reload: async () => onRequestReload?.(),
    requestOf: (details: ItemDetails) => toItemRequest(valuesOf(details)),
  });
  const confirmation = useFormConfirmation({
    save: ({ request: item, idempotencyKey }: ConfirmedSave<Request>) =>
      itemId === undefined ? create.mutateAsync({ item, idempotencyKey }) : saveChange(item, base),
    onSaved: (saved) => {
      if (!base) restart(start);
      else if (saved.item) startFrom({ item: saved.item, etag: saved.etag });
      else restart(form.state.values);
      setConflicts(0);
      setOutcome(base ? formTexts.allSaved : texts.addAnother(confirmation.request?.sku ?? ''));
      draft.forget();
      letGo();
      notify({
        about: key,
        status: 'success',
        title: mode.done,
        ...(mode.doneText && { caption: mode.doneText }),
        ...(saved.item && {
          link: toastLink(
            navigation,
            { to: 'items.details', itemId: saved.item.itemId },
            texts.viewItem(saved.item.sku),
          ),
        }),
      });
      emit?.({ type: 'item.saved', detail: { item: saved.item, isNew: !base } });
      if (onItemSaved) onItemSaved(saved);
      else if (isListShown) navigation.go({ to: 'items.list' });
      if (!base) {
        // The dialog has gone by then; a form that stays is empty for the next item.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) element.current?.querySelector('input')?.focus();
        });
      }
    },
    onFailed: (error) => {
      serverErrors.keep(error);
      if (isOutdated(error)) setConflicts(conflicts + 1);
      notify({ about: key, ...failureToast(error, kernel) });
      focusFirstInvalid(element.current);
    },
  });
  const form = useItemForm({
    start,
    onValid: (values) => {
      const request = toItemRequest(values);
      if (leadToConflict.current) leadToConflict.current();
      else if (base && JSON.stringify(request) === JSON.stringify(toItemRequest(start))) {
        restart(start);
        setOutcome(formTexts.unchanged);
      } else confirmation.submit(request);
    },
    onInvalid: () => focusFirstInvalid(element.current),
  });
  const restart = (values: ItemFormValues) => {
    setStart(values);
    form.reset(values);
  };
  const put: PutForm<ItemFormValues, ItemDetails> = (fresh, values, changes) => {
    setBase(fresh);
    restart(values);
    for (const [name, value] of changes) form.setFieldValue(name, value);
  };
  const startFrom = (fresh: ItemDetails) => put(fresh, valuesOf(fresh), []);
  const hasChanges = useStore(form.store, (state) => !state.isDefaultValue);
  const letGo = useUnsavedChanges(hasChanges);
  const known = useRef(record);
  useEffect(() => {
    if (record === known.current) return;
    known.current = record;
    // The cache was behind: what nobody has changed yet starts from what the server has.
    if (record && !hasChanges) startFrom(record);
  });
  const draft = useFormDraft({
    form,
    key,
    start,
    recordVersion: base?.item.version ?? null,
  });
  const parts = { form, rules, texts, formTexts, itemTexts, isEdit: base !== undefined };
  const suggestWarehouses = (warehouses: readonly string[]) => {
    if (base) return;
    // A suggestion is no change of the user's.
    if (form.state.isDefaultValue) restart({ ...start, warehouses });
    else form.setFieldValue('warehouses', warehouses);
  };

  return (
    <ServerErrorsContext.Provider value={serverErrors}>
      <Form
        formRef={element}
        label={mode.label}
        onFocus={ConfirmDialog.preload}
        onSubmit={() => void form.handleSubmit()}
      >
        {draft.offer && (
          <DraftOffer
            draft={draft}
            recordVersion={base?.item.version ?? null}
            texts={formTexts}
            // It is kept, and offered the next time.
            onLoadFailed={() => {}}
          />
        )}
        {conflicts > 0 && base && onRequestReload && (
          <form.Subscribe selector={({ values }) => values}>
            {(values) => (
              <ItemConflict
                key={conflicts}
                stand={{ base, start, values }}
                onPut={put}
                onRequestReload={onRequestReload}
                onOpen={openConflict}
                onNotes={setNotes}
                valuesOf={valuesOf}
                typeLabel={itemTypeLabel}
                failureText={(error) => failureText(error, kernel)}
                {...{ texts, itemTexts, kernel, locale, warehouses }}
                // Saving again finds the same.
                onLoadFailed={() => setConflicts(0)}
              />
            )}
          </form.Subscribe>
        )}
        <FieldNotesContext.Provider value={notes}>
          <ItemFormCore {...parts} onSuggestWarehouses={suggestWarehouses} />
          <ItemFormOptional {...parts} />
        </FieldNotesContext.Provider>
        <FormActions note={hasChanges ? '' : outcome}>
          {(onRequestCancel || isListShown) && (
            <Button
              onClick={() => (onRequestCancel ? onRequestCancel() : navigation.go({ to: 'items.list' }))}
            >
              {kernel.cancel}
            </Button>
          )}
          <Button type="submit" tone="primary">
            {base ? kernel.save : kernel.add}
          </Button>
        </FormActions>
      </Form>
      {confirmation.isAsking && (
        <ConfirmDialog
          title={mode.confirmTitle}
          text={mode.confirmText(confirmation.request?.sku ?? '')}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          isPending={confirmation.isSaving}
          onConfirm={confirmation.confirm}
          onCancel={confirmation.decline}
          onLoadFailed={(error) => {
            confirmation.decline();
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </ServerErrorsContext.Provider>
  );
}
