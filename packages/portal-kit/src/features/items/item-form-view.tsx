import { type ItemDetails, itemMutations, type SavedItem } from '@portal-kit/sdk/items';
import { Button } from '@portal-kit/ui/button';
import { Form, FormActions } from '@portal-kit/ui/form-layout';
import { useStore } from '@tanstack/react-form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { DraftOffer } from '../../forms/draft-offer';
import { focusFirstInvalid } from '../../forms/focus-first-invalid';
import { formMessages } from '../../forms/form.messages';
import type { ConfirmedSave } from '../../forms/form-confirmation.machine';
import { isOutdated, OutdatedRecord } from '../../forms/outdated-record';
import { ServerErrorsContext, useServerErrors } from '../../forms/server-errors';
import { useFormConfirmation } from '../../forms/use-form-confirmation';
import { useFormDraft } from '../../forms/use-form-draft';
import { useSaveChange } from '../../forms/use-save-change';
import { useUnsavedChanges } from '../../kernel/leaving/use-unsaved-changes';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureToast } from '../../kernel/notifications/failure';
import { toastLink } from '../../kernel/notifications/toast-link';
import { usePortal } from '../../kernel/portal/portal-context';
import { useItemForm } from './item-form.api';
import { itemFormMessages } from './item-form.messages';
import { itemFormRules } from './item-form.rules';
import {
  changedFields,
  emptyItem,
  type ItemFormValues,
  toItemRequest,
  toItemValues,
} from './item-form.values';
import { ItemFormCore } from './item-form-core';
import { ItemFormOptional } from './item-form-optional';
import { itemsMessages } from './items.messages';

type Request = ReturnType<typeof toItemRequest>;

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
  const { sdk, supplierId, navigation, notify, emit } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemFormMessages);
  const formTexts = useMessages(formMessages);
  const itemTexts = useMessages(itemsMessages);
  const rules = useMemo(() => itemFormRules(formTexts, texts), [formTexts, texts]);
  const element = useRef<HTMLFormElement>(null);
  const serverErrors = useServerErrors();
  const [base, setBase] = useState(record);
  const [isBehind, setBehind] = useState(false);
  /** What the form started from: what differs from it is a change. */
  const [start, setStart] = useState(() => (record ? toItemValues(record.item) : emptyItem));
  const create = useMutation(itemMutations.create(sdk, { supplierId }));
  const update = useMutation(itemMutations.update(sdk, { supplierId }));
  const itemId = base?.item.itemId;
  const mode = base ? texts.edit : texts.create;

  const saveChange = useSaveChange({
    send: (item: Request, etag) => update.mutateAsync({ itemId: itemId ?? '', item, etag }),
    reload: async () => onRequestReload?.(),
    requestOf: ({ item }: ItemDetails) => toItemRequest(toItemValues(item)),
  });
  const confirmation = useFormConfirmation({
    save: ({ request: item, idempotencyKey }: ConfirmedSave<Request>) =>
      itemId === undefined ? create.mutateAsync({ item, idempotencyKey }) : saveChange(item, base?.etag),
    onSaved: (saved) => {
      if (!base) restart(start);
      else if (saved.item) startFrom({ item: saved.item, etag: saved.etag });
      else restart(form.state.values);
      draft.forget();
      letGo();
      notify({
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
      else navigation.go({ to: 'items.list' });
    },
    onFailed: (error) => {
      serverErrors.keep(error);
      setBehind(isOutdated(error));
      notify(failureToast(error, kernel));
      focusFirstInvalid(element.current);
    },
  });
  const form = useItemForm({
    start,
    onValid: (values) => confirmation.submit(toItemRequest(values)),
    onInvalid: () => focusFirstInvalid(element.current),
  });
  const restart = (values: ItemFormValues) => {
    setStart(values);
    form.reset(values);
  };
  const startFrom = (fresh: ItemDetails) => {
    setBase(fresh);
    restart(toItemValues(fresh.item));
  };
  /** Theirs, with what has been changed here on top. */
  const rebaseOn = (fresh: ItemDetails) => {
    const mine = changedFields(start, form.state.values);
    startFrom(fresh);
    for (const [name, value] of mine) form.setFieldValue(name, value);
  };
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
    key: itemId === undefined ? 'item' : `item/${itemId}`,
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
        <DraftOffer draft={draft} recordVersion={base?.item.version ?? null} />
        {isBehind && onRequestReload && (
          <OutdatedRecord
            onRequestReload={onRequestReload}
            onTakeTheirs={(fresh) => {
              startFrom(fresh);
              setBehind(false);
            }}
            onKeepMine={(fresh) => {
              rebaseOn(fresh);
              setBehind(false);
            }}
          />
        )}
        <ItemFormCore {...parts} onSuggestWarehouses={suggestWarehouses} />
        <ItemFormOptional {...parts} />
        <FormActions>
          <Button onClick={() => (onRequestCancel ? onRequestCancel() : navigation.go({ to: 'items.list' }))}>
            {kernel.cancel}
          </Button>
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
