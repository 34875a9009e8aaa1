export { EmptyState, type EmptyStateProps } from '../patterns/empty-state/empty-state';
