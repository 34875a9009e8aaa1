/** An action that a record refuses for a reason that the user can read. */
export class BulkRefusal extends Error {}
