import type { CreateVariables, PortalMutation, UpdateVariables } from '@portal-kit/sdk';
import type { PortalEvent } from '../../kernel/events/portal-events';
import type { PortalContextValue } from '../../kernel/host/portal-context';
import type { MessageScope } from '../../kernel/messages/translate';
import type { Destination } from '../../kernel/navigation/destination';
import type { Versioned } from '../../kernel/saving/use-save';
import type { Fields } from '../fields/fields';

/** Names of the records that have a form, for example `item` in the event `item.saved`. */
export type RecordName = PortalEvent['type'] extends infer Type
  ? Type extends `${infer Name}.saved`
    ? Name
    : never
  : never;

/** A loaded record as the SDK returns it: `{ item, etag }`. */
export type RecordDetails<Name extends string, Rec> = { readonly [Key in Name]: Rec } & Versioned;

/** The response to a save. The record is null if the response has no body. */
export type SavedRecord<Name extends string, Rec> = { readonly [Key in Name]: Rec | null } & Versioned;

/** A record with its id and version. */
export type AnyRecord<IdField extends string = never> = { readonly [Key in IdField]: string } & {
  readonly version?: number;
};

/** The texts for adding a record, or for changing one. */
interface ModeMessages {
  /** The form's accessible name. */
  label: string;
  /** Title and caption of the notification after a save. */
  done: string;
  doneText?: string;
}

/** The messages that every form has, in addition to the labels of its fields. */
export interface RecordFormMessages {
  create: ModeMessages & { confirmTitle: string; confirmText: (title: string) => string };
  edit: ModeMessages;
}

/** How a form converts between a record, its fields and the request. */
export interface RecordFormDefinition<
  Name extends RecordName,
  IdField extends string,
  Rec extends AnyRecord<IdField>,
  Values extends object,
  Request,
> {
  /** The key of the record in responses and mutations. Identifies the form in drafts, notifications and events. */
  name: Name;
  /** The field that identifies the record. */
  idField: IdField;
  /** Destination after a save. */
  list: Destination;
  /** The fields of a new record, in display order. */
  empty: Values;
  /** `empty` with one entry in every list. A draft must have the same structure. Default: `empty`. */
  sample?: Values;
  toValues: (record: Rec) => Values;
  toRequest: (values: Values) => Request;
  messages: (scope: MessageScope) => RecordFormMessages;
  /** The fields' labels, bounds, requiredness and rules. */
  fields: (scope: MessageScope) => Fields<Values>;
  mutations: (portal: Pick<PortalContextValue, 'sdk' | 'supplierId'>) => {
    create: PortalMutation<CreateVariables<Name, Request>, SavedRecord<Name, Rec>>;
    update: PortalMutation<UpdateVariables<Name, Request, IdField>, SavedRecord<Name, Rec>>;
  };
  /** The name of the record in the confirmation dialog. */
  getTitle: (request: Request) => string;
}

/** Returns the definition with its types. */
export const defineRecordForm = <
  const Name extends RecordName,
  const IdField extends string,
  Rec extends AnyRecord<IdField>,
  Values extends object,
  Request,
>(
  definition: RecordFormDefinition<Name, IdField, Rec, Values, Request>,
) => definition;
