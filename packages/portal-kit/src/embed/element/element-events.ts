import type { PortalEventMap } from '../../kernel/events/portal-events';
import type { EmbedError } from '../host/embed-error';

/** Details of the events of every element: the events of `PortalEventMap`, and `widget.failed` instead of `onError`. */
type EventDetails = PortalEventMap & { 'widget.failed': EmbedError };

/** `item.saved` → `item-saved` */
type HyphenatedName<Type extends string> = Type extends `${infer Subject}.${infer Verb}`
  ? `${Subject}-${Verb}`
  : Type;

type ElementEvent<Type, Detail> = CustomEvent<Detail> & { type: Type };

/**
 * Events of every custom element under their names for templates, such as `item-saved`. Vue reads a dot in the name of an
 * event as a modifier, and an attribute of JSX or Svelte cannot contain a dot.
 */
export type TemplateEventMap = {
  [Type in keyof EventDetails as HyphenatedName<Type>]: ElementEvent<
    HyphenatedName<Type>,
    EventDetails[Type]
  >;
};

/**
 * Events of every custom element: the events of `PortalEventMap`, and `widget.failed` instead of `onError`. An element
 * dispatches each event under two names, such as `item.saved` and `item-saved`. Listen to one of them.
 */
export type WidgetElementEventMap = {
  [Type in keyof EventDetails]: ElementEvent<Type, EventDetails[Type]>;
} & TemplateEventMap;

/** `onItemPicked` → `item-picked` */
type CallbackEventName<Name extends string> = Name extends `on${infer Rest}`
  ? KebabCase<Uncapitalize<Rest>>
  : Name;

/** `itemId` → `item-id` */
export type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : '';

type FirstParameter<Callback> = Callback extends (first: infer First, ...others: never) => unknown
  ? First
  : never;

/** Events that an element dispatches for the callbacks of its widget. The detail is the first argument of the callback. */
export type CallbackEventMap<Inputs extends object, Callback extends keyof Inputs & string> = {
  [Name in Callback as CallbackEventName<Name>]: ElementEvent<
    CallbackEventName<Name>,
    FirstParameter<NonNullable<Inputs[Name]>>
  >;
};
