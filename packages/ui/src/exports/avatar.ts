export { Avatar } from '../components/avatar/avatar';
