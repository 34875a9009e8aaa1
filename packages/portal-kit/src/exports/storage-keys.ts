export { isStoredSupplier, storageKeys } from '../kernel/session/storage-keys';
