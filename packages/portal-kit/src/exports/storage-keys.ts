export { isStoredSupplier, storageKeys } from '../kernel/session/storage/storage-keys';
