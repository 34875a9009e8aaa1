import { Component, inject } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { Status } from './status';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <header>
      <a routerLink="/">Our stock</a>
      <p role="status">{{ status.text() }}</p>
    </header>
    <main><router-outlet /></main>
  `,
})
export class App {
  readonly status = inject(Status);
}
