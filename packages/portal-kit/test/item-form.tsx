import { render } from 'vitest-browser-react';
import type { Portal } from '../src/domain/provider/portal';
import type { ItemFormProps } from '../src/features/items/form/item-form.widget';
import { ItemForm } from '../src/features/items/form/item-form.widget';
import { emptyItem, type ItemFormValues } from '../src/features/items/form/values/item-form.values';
import type { Draft } from '../src/kernel/drafts/draft-store';
import { createLeaveGuard } from '../src/kernel/leaving/leave-guard';
import { fakePortal, fakeSdk, type WidgetRequest } from './portal';

/** The values of a complete new item. */
export const typedItem: ItemFormValues = {
  ...emptyItem,
  sku: 'CHB-75',
  description: 'Chablis',
  brand: 'Domaine É',
  type: 'M',
  size: '750',
  bottlesPerCase: '12',
  alcoholByVolume: '12.5',
  warehouses: ['WH-NJ'],
};

interface ItemFormScene {
  respond: (request: WidgetRequest) => unknown;
  props?: ItemFormProps;
  portal?: Partial<Portal>;
  /** Stored drafts by form. */
  kept?: Record<string, Draft>;
}

/** Renders an item form on a page with a leave guard. Records all requests and notifications. */
export async function startItemForm({ respond, props = {}, portal = {}, kept = {} }: ItemFormScene) {
  const { sdk, requests } = fakeSdk(respond);
  const guard = createLeaveGuard();
  const drafts: Portal['drafts'] = {
    read: (form) => kept[form] ?? null,
    write: (form, draft) => {
      kept[form] = draft;
    },
    remove: (form) => {
      delete kept[form];
    },
  };
  const { inside, notify, navigation } = fakePortal({ sdk, unsaved: guard, drafts, ...portal });
  const screen = await render(inside(<ItemForm {...props} />));
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return {
    screen,
    requests,
    notify,
    navigation,
    guard,
    kept,
    button,
    textbox: (name: string) => screen.getByRole('textbox', { name, exact: true }),
    /** Request bodies of saves. */
    sent: () => requests.filter(({ operation }) => operation === 'createItem' || operation === 'updateItem'),
    /** Notifications by status and title. */
    toasts: () => notify.mock.calls.map(([{ status, title }]) => `${status}: ${title}`),
    async confirms(submit: 'Add' | 'Save') {
      await button(submit).click();
      await button('Confirm').click();
    },
  };
}
