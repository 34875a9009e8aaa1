import type { A } from './type-circle-a';

export type B = { a?: A };
