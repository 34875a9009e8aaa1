import { warnOnce } from '../../kernel/development/warn-once';
import type { EmbedInputs } from '../host/embed-inputs';
import { checkApiUrl } from './check-api-url';
import { checkNames } from './check-names';
import { checkStyles } from './check-styles';
import { checkVersions } from './check-versions';

/** Style sheets may load later than the widgets. */
const styleDelayMs = 3_000;

/** Checks the inputs and the page of a provider, an element or a mounted widget, when it has rendered. */
export function checkInputs(inputs: EmbedInputs): void {
  checkVersions(globalThis);
  checkNames(Object.keys(inputs), 'EmbedProvider');
  checkApiUrl(inputs.apiUrl, new URL(location.href));
  if (typeof inputs.getToken !== 'function')
    warnOnce({
      cause: 'getToken',
      what: 'getToken is not a function.',
      consequence: 'The widget gets no access token and shows an error.',
      fix: 'Pass a function that returns an access token.',
    });
  setTimeout(() => checkStyles(document), styleDelayMs);
}
