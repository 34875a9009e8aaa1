import { Component, CUSTOM_ELEMENTS_SCHEMA, inject } from '@angular/core';
import { defineItemListElement } from 'portal-kit/elements/item-list';
import { Portal } from '../portal';

defineItemListElement();

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <portal-item-list
      [apiUrl]="portal.apiUrl"
      [supplierId]="portal.supplierId"
      [navigation]="portal.navigation"
      [getToken]="portal.getToken"
    />
  `,
})
export class StockPage {
  readonly portal = inject(Portal);
}
