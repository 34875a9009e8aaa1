import { continueButton, test } from '../fixtures/oidc.ts';
import { type Screens, walk } from './walk.ts';

const screens: Screens = {
  'the sign-in page of an OpenID Connect deployment': async function* ({ page }) {
    await page.goto('/login');
    yield continueButton(page);
  },
  'the sign-in page with an OpenID Connect error': async function* ({ page, sandbox }) {
    sandbox.oidc.refuseNext('server_error');
    await page.goto('/login');
    await continueButton(page).click();
    yield page.getByRole('alert');
  },
  'the password page of an OpenID Connect deployment': async function* ({ page }) {
    await page.goto('/forgot-password');
    yield page.getByRole('heading', { level: 1, name: 'Your password is managed elsewhere' });
  },
};

walk(test, { screens });
