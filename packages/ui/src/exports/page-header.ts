export { PageHeader, type PageHeaderProps } from '../patterns/page-header/page-header';
