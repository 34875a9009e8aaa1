export { storageKeys } from '../kernel/session/storage-keys';
