import { MenuSection as AriaMenuSection, type MenuSectionProps } from 'react-aria-components/Menu';

/**
 * A group of items with its own single or multiple selection. The menu stays open after a selection. Takes the props
 * of react-aria's `MenuSection`: `aria-label`, `selectionMode`, `selectedKeys` (the items' ids) and
 * `onSelectionChange`.
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
