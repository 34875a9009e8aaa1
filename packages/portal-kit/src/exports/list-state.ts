export { decodeListState, encodeListState, type ListState, listParams } from '../lists/list-state';
