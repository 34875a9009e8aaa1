export { Kbd } from '../components/kbd/kbd';
