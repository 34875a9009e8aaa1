import { enableShadowDOM } from '@react-stately/flags';
import { adoptStyles } from './shadow-styles';

/** A shadow root with styles of the package, in which react-aria finds its way. */
export function openShadow(element: HTMLElement, styles: string): ShadowRoot {
  enableShadowDOM();
  const root = element.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  return root;
}
