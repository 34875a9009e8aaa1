import type { ListState } from '../../kernel/list-state/list-state';

/** A view that every user of a list has. */
export interface BuiltInView {
  /** Starts with `@`, which the name of a saved view cannot. */
  id: `@${string}`;
  label: string;
  state: Partial<ListState>;
}
