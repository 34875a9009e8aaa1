import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, withComponentInputBinding } from '@angular/router';
import { App } from './app';
import { routes } from './routes';

await bootstrapApplication(App, { providers: [provideRouter(routes, withComponentInputBinding())] });
