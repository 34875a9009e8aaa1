import type { SavedView, StoredViews } from './view-store';

const byName = (a: SavedView, b: SavedView) => a.name.localeCompare(b.name);

/** Converts a text to a name that can't be the ID of a built-in view. */
export const toViewName = (text: string): string => text.trim().replace(/^@+\s*/, '');

/** Saves a view. Replaces a view with the same name. */
export function withView(stored: StoredViews, view: SavedView): StoredViews {
  const others = stored.views.filter(({ name }) => name !== view.name);
  return { ...stored, views: [...others, view].toSorted(byName) };
}

/** Renames a view. The default view stays the default view. */
export function withViewName(stored: StoredViews, from: string, to: string): StoredViews {
  const views = stored.views.map((view) => (view.name === from ? { ...view, name: to } : view));
  return {
    ...stored,
    views: views.toSorted(byName),
    ...(stored.defaultView === from && { defaultView: to }),
  };
}

export const withoutView = ({ views, defaultView }: StoredViews, removed: string): StoredViews => ({
  views: views.filter(({ name }) => name !== removed),
  ...(defaultView && defaultView !== removed && { defaultView }),
});

export const withDefault = ({ views }: StoredViews, defaultView: string | undefined): StoredViews => ({
  views,
  ...(defaultView && { defaultView }),
});
