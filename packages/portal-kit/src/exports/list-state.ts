export type { ListName } from '../kernel/events/portal-events';
export {
  decodeListState,
  encodeListState,
  type ListChange,
  type ListState,
  listParams,
} from '../kernel/list-state/list-state';
