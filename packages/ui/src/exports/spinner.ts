export { Spinner, type SpinnerProps } from '../components/spinner/spinner';
