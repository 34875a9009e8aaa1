import type { KebabCase } from './element-events';

/** Inputs that a template can set as properties. Frameworks treat properties whose names start with `on` as listeners. */
export type TemplateProperties<Element> = Omit<Element, keyof HTMLElement | `on${string}`>;

type AttributeName<Inputs> = {
  [Name in keyof Inputs]: NonNullable<Inputs[Name]> extends string ? Name : never;
}[keyof Inputs];

/** Inputs that a template can set as attributes, by the kebab-case names of the attributes. */
export type TemplateAttributes<Element, Inputs = Required<TemplateProperties<Element>>> = {
  [Name in AttributeName<Inputs> & string as KebabCase<Name>]?: Inputs[Name] | undefined;
};

/** Events whose names contain no dot, so that a template can listen to them. */
export type TemplateEvents<Events> = {
  [Type in keyof Events as Type extends `${string}.${string}` ? never : Type]: Events[Type];
};

/** Listeners as attributes: the prefix and the name of the event, such as `onitem-saved`. */
export type TemplateListeners<Events, Prefix extends string> = {
  [Type in keyof TemplateEvents<Events> & string as `${Prefix}${Type}`]?:
    | ((event: TemplateEvents<Events>[Type]) => void)
    | undefined;
};
