import type { list } from '../lists/list';

export type List = typeof list;
