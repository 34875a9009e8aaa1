import type { EmbedInputs } from '../host/embed-inputs';
import { checkAddresses } from './check-addresses';
import { checkApiUrl } from './check-api-url';
import { checkNames } from './check-names';
import { checkStyles } from './check-styles';
import { checkVersions } from './check-versions';
import { warnOnce } from './warn-once';

/** Style sheets may load later than the widgets. */
const styleDelayMs = 3_000;

/** Checks the inputs of a provider, an element or a mounted widget, and its page, after the first render. */
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
  if (inputs.navigation) checkAddresses(inputs.navigation);
  setTimeout(() => checkStyles(document), styleDelayMs);
}
