export { useIsPhone } from '../components/is-phone/use-is-phone';
