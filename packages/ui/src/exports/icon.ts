export { Icon, type IconData, type IconProps } from '../components/icon/icon';
