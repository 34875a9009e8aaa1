import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { ListChange, ListState } from '../../kernel/list-state/list-state';
import type { ShownPreferences } from '../use-table-preferences';
import type { listViews } from './list-views';

/** The views of a list. */
export interface ListViews extends ReturnType<typeof listViews> {
  /** Call after a change of the stored views. */
  onStored: () => void;
}

export interface ViewsButtonProps {
  views: ListViews;
  state: ListState;
  onStateChange: (part: Partial<ListState>, cause?: ListChange) => void;
  preferences: ShownPreferences;
  /** Label of the view without search and filters. */
  allLabel: string;
}

/** The part that is open: the menu or a dialog. */
export type ViewStep = 'menu' | 'saving' | 'renaming' | 'deleting' | { link: string };

export interface ViewsMenuProps extends ViewsButtonProps {
  triggerRef: RefObject<HTMLElement | null>;
  step: ViewStep;
  /** Opens another part; `undefined` closes the open part. */
  onStep: Dispatch<SetStateAction<ViewStep | undefined>>;
}
