export { Switch, type SwitchProps } from '../components/switch/switch';
