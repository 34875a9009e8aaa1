import { Component, CUSTOM_ELEMENTS_SCHEMA, inject, input } from '@angular/core';
import { defineItemDetailsElement } from 'portal-kit/elements/item-details';
import { Portal } from '../portal';

defineItemDetailsElement();

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <portal-item-details
      [apiUrl]="portal.apiUrl"
      [supplierId]="portal.supplierId"
      [navigation]="portal.navigation"
      [getToken]="portal.getToken"
      [itemId]="itemId()"
    />
  `,
})
export class ItemPage {
  readonly portal = inject(Portal);
  /** From the address of the page. */
  readonly itemId = input.required<string>();
}
