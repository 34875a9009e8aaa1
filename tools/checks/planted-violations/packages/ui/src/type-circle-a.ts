import type { B } from './type-circle-b';

export type A = { b?: B };
