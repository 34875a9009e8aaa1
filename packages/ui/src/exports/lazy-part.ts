export { type LazyPart, type LazyPartProps, lazyPart } from '../components/lazy-part/lazy-part';
