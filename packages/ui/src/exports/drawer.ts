export { Drawer, type DrawerProps } from '../components/drawer/drawer';
