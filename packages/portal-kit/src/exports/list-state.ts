export {
  decodeListState,
  encodeListState,
  type ListChange,
  type ListState,
  listParams,
} from '../lists/list-state';
