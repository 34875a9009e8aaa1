import type { HTMLAttributes } from 'svelte/elements';
import type {
  TemplateAttributes,
  TemplateListeners,
  TemplateProperties,
} from '../../embed/element/template-types';
import type { PortalElementEvents, PortalElements } from '../../generated/portal-elements';

/**
 * Properties of every custom element in Svelte, by tag name. This entry adds them to the elements of Svelte:
 * `import type {} from 'portal-kit/types/svelte'`. Listen with `onitem-saved` in Svelte 5 and `on:item-saved` in Svelte 4.
 */
export type PortalSvelteElements = {
  [Tag in keyof PortalElements]: HTMLAttributes<PortalElements[Tag]> &
    TemplateAttributes<PortalElements[Tag]> &
    TemplateProperties<PortalElements[Tag]> &
    TemplateListeners<PortalElementEvents[Tag], 'on' | 'on:'>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends PortalSvelteElements {}
}
