import { Injectable, signal } from '@angular/core';

/** The message in the header of the page. */
@Injectable({ providedIn: 'root' })
export class Status {
  readonly text = signal('');
}
