import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The components with a page. A check compares them with the exports of packages/ui. */
export const componentNames = readdirSync(join(import.meta.dirname, '../../apps/design/src/components'), {
  withFileTypes: true,
})
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

export const foundationNames = ['colors', 'spacing', 'type', 'corners', 'motion', 'icons', 'functions'];
