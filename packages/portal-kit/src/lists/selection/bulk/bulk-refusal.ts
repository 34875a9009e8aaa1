/** The error of an action that does not apply to a record. Its message is a text for the user. */
export class BulkRefusal extends Error {}
