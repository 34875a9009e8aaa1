import { P as PreferenceStore } from './use-table-preferences-CP74Ay4f.js';
import { ReactNode } from 'react';
import { ListState, ListChange } from './list-state.js';

/** Properties of every list. */
interface ListProps {
    /** What the list shows, e.g. from the host's address. Without it the widget keeps its own state. */
    state?: ListState;
    /** Every change of page, size, order, search and filter. */
    onStateChange?: (state: ListState, how?: ListChange) => void;
    /** Where columns and density are remembered. Default: for this visit only. */
    preferences?: PreferenceStore;
    /** Puts the list's actions (export, upload, a new record) where the host wants them. Default: above the list. */
    renderActions?: (actions: ReactNode) => ReactNode;
}

export type { ListProps as L };
