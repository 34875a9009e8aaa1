import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { TemplateEvents, TemplateProperties } from '../../embed/element/template-types';
import type { PortalElementEvents, PortalElements } from '../../generated/portal-elements';

type Listeners<Events> = { [Type in keyof Events]: (event: Events[Type]) => void };

/**
 * Every custom element as a component of Vue templates, by tag name. This entry adds them to the global components of Vue:
 * `import type {} from 'portal-kit/types/vue'`.
 */
export type PortalVueElements = {
  [Tag in keyof PortalElements]: new () => PortalElements[Tag] & {
    /** @deprecated Types of the template only. The element has no such property. */
    $props: HTMLAttributes & TemplateProperties<PortalElements[Tag]> & PublicProps;
    /** @deprecated Types of the template only. The element has no such property. */
    $emit: EmitFn<Listeners<TemplateEvents<PortalElementEvents[Tag]>>>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends PortalVueElements {}
}
