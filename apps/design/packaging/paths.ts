import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export const paths = {
  root,
  ui: join(root, 'packages/ui'),
  uiExports: join(root, 'packages/ui/src/exports'),
  pages: join(root, 'apps/design/src/components'),
  /** Folders whose icons are listed. */
  iconUsers: ['packages/ui/src', 'packages/portal-kit/src', 'apps/portal/src'].map((path) =>
    join(root, path),
  ),
};
