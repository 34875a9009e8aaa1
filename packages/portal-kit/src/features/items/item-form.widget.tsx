'use client';
import { itemMutations, type SavedItem } from '@portal-kit/sdk/items';
import { Button } from '@portal-kit/ui/button';
import { ConfirmDialog } from '@portal-kit/ui/confirm-dialog';
import { Form, FormActions } from '@portal-kit/ui/form-layout';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { focusFirstInvalid } from '../../forms/focus-first-invalid';
import { formMessages } from '../../forms/form.messages';
import { ServerErrorsContext, useServerErrors } from '../../forms/server-errors';
import { useFormConfirmation } from '../../forms/use-form-confirmation';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureToast } from '../../kernel/notifications/failure';
import { usePortal } from '../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import { useItemForm } from './item-form.api';
import { itemFormMessages } from './item-form.messages';
import { itemFormRules } from './item-form.rules';
import { toItemRequest } from './item-form.values';
import { ItemFormCore } from './item-form-core';
import { ItemFormOptional } from './item-form-optional';
import { itemsMessages } from './items.messages';

/** Properties of {@link ItemForm}. */
export interface ItemFormProps {
  /** The item is stored; `item` is null when the server gave no body. Default: go to the list. */
  onItemAdded?: (saved: SavedItem) => void;
  /** The user gives up. Default: go to the list. */
  onRequestCancel?: () => void;
}

/**
 * Adds an item to the supplier's item master.
 *
 * @remarks Source: `createItem` of `openapi/portal`; rules of the specification, section 5. Size in the chosen unit,
 * weight in pounds, lengths in inches, strength in percent by volume. Needs ITEM_CREATE.
 * A refused save closes the confirmation, keeps everything typed, notifies, and puts each of the server's messages
 * on its field; nothing is thrown.
 */
export function ItemForm(props: ItemFormProps) {
  return (
    <WidgetBoundary>
      <ItemFormView {...props} />
    </WidgetBoundary>
  );
}

function ItemFormView({ onItemAdded, onRequestCancel }: ItemFormProps) {
  const { sdk, supplierId, navigation, notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemFormMessages);
  const formTexts = useMessages(formMessages);
  const itemTexts = useMessages(itemsMessages);
  const rules = useMemo(() => itemFormRules(formTexts, texts), [formTexts, texts]);
  const element = useRef<HTMLFormElement>(null);
  const serverErrors = useServerErrors();
  const create = useMutation(itemMutations.create(sdk, { supplierId }));

  const confirmation = useFormConfirmation({
    save: ({
      request,
      idempotencyKey,
    }: {
      request: ReturnType<typeof toItemRequest>;
      idempotencyKey: string;
    }) => create.mutateAsync({ item: request, idempotencyKey }),
    onSaved: (saved) => {
      notify({
        status: 'success',
        title: texts.added,
        caption: texts.addedText,
        ...(saved.item && {
          link: {
            title: texts.viewItem(saved.item.sku),
            href: navigation.href({ to: 'items.details', itemId: saved.item.itemId }),
          },
        }),
      });
      if (onItemAdded) onItemAdded(saved);
      else navigation.go({ to: 'items.list' });
    },
    onFailed: (error) => {
      serverErrors.keep(error);
      notify(failureToast(error, kernel));
      focusFirstInvalid(element.current);
    },
  });
  const form = useItemForm({
    onValid: (values) => confirmation.submit(toItemRequest(values)),
    onInvalid: () => focusFirstInvalid(element.current),
  });
  const parts = { form, rules, texts, formTexts, itemTexts };

  return (
    <ServerErrorsContext.Provider value={serverErrors}>
      <Form formRef={element} label={texts.formLabel} onSubmit={() => void form.handleSubmit()}>
        <ItemFormCore {...parts} />
        <ItemFormOptional {...parts} />
        <FormActions>
          <Button onClick={() => (onRequestCancel ? onRequestCancel() : navigation.go({ to: 'items.list' }))}>
            {kernel.cancel}
          </Button>
          <Button type="submit" tone="primary">
            {kernel.add}
          </Button>
        </FormActions>
      </Form>
      {confirmation.isAsking && (
        <ConfirmDialog
          title={texts.confirmTitle}
          text={texts.confirmText(confirmation.request?.sku ?? '')}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          isPending={confirmation.isSaving}
          onConfirm={confirmation.confirm}
          onCancel={confirmation.decline}
        />
      )}
    </ServerErrorsContext.Provider>
  );
}
