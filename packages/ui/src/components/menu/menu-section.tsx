import { MenuSection as AriaMenuSection, type MenuSectionProps } from 'react-aria-components/Menu';

/**
 * A group of entries with its own selection, one or several; the menu stays open while choosing. Takes the props of
 * react-aria's section: `aria-label`, `selectionMode`, `selectedKeys` (the items' ids) and `onSelectionChange`.
 *
 * @example
 * ```tsx
 * import { MenuItem, MenuSection } from '@portal-kit/ui/menu';
 * import { useState } from 'react';
 *
 * export function Themes() {
 *   const [theme, setTheme] = useState('light');
 *   return (
 *     <MenuSection
 *       aria-label="Theme"
 *       selectionMode="single"
 *       disallowEmptySelection
 *       selectedKeys={[theme]}
 *       onSelectionChange={(keys) => setTheme([...keys].join())}
 *     >
 *       <MenuItem id="light">Light</MenuItem>
 *       <MenuItem id="dark">Dark</MenuItem>
 *     </MenuSection>
 *   );
 * }
 * ```
 */
export function MenuSection(props: MenuSectionProps<object>) {
  return <AriaMenuSection {...props} shouldCloseOnSelect={false} />;
}
