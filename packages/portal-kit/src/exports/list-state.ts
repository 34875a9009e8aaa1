export type { ListName } from '../generated/list-names';
export {
  decodeListState,
  encodeListState,
  type ListChange,
  type ListState,
  listParams,
} from '../kernel/list-state/list-state';
export { opensView } from '../lists/views/list-views';
