export { Pagination, type PaginationProps } from '../patterns/pagination/pagination';
