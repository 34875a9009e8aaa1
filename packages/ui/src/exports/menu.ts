export { Menu, MenuItem, type MenuItemProps, type MenuProps, MenuSeparator } from '../components/menu/menu';
export { MenuSection } from '../components/menu/menu-section';
