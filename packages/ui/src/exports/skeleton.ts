export { Skeleton } from '../components/skeleton/skeleton';
