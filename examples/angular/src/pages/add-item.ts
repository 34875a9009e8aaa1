import { Component, CUSTOM_ELEMENTS_SCHEMA, inject } from '@angular/core';
import type { WidgetElementEventMap } from 'portal-kit/element-inputs';
import { defineItemFormElement } from 'portal-kit/elements/item-form';
import { Portal } from '../portal';
import { Status } from '../status';

defineItemFormElement();

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <portal-item-form
      [apiUrl]="portal.apiUrl"
      [supplierId]="portal.supplierId"
      [navigation]="portal.navigation"
      [getToken]="portal.getToken"
      (item-saved)="onSaved($event)"
    />
  `,
})
export class AddItemPage {
  readonly portal = inject(Portal);
  readonly #status = inject(Status);

  onSaved({ detail }: WidgetElementEventMap['item-saved']) {
    this.#status.text.set(`Saved ${detail.item?.sku ?? 'the item'}.`);
  }
}
