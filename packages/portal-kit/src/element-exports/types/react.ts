import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  TemplateAttributes,
  TemplateListeners,
  TemplateProperties,
} from '../../embed/element/template-types';
import type { PortalElementEvents, PortalElements } from '../../generated/portal-elements';

/**
 * Properties of every custom element in JSX, by tag name. This entry adds them to the intrinsic elements of React:
 * `import type {} from 'portal-kit/types/react'`.
 *
 * React 19 sets inputs as properties (`getToken={getToken}`) and adds listeners for events (`onitem-saved={…}`). React 18
 * sets attributes only: set the other inputs and listeners with a `ref`.
 */
export type PortalReactElements = {
  [Tag in keyof PortalElements]: DetailedHTMLProps<HTMLAttributes<PortalElements[Tag]>, PortalElements[Tag]> &
    TemplateAttributes<PortalElements[Tag]> &
    TemplateProperties<PortalElements[Tag]> &
    TemplateListeners<PortalElementEvents[Tag], 'on'>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PortalReactElements {}
  }
}
