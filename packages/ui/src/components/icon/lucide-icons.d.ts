/** The package has a module for each icon, but types only for the index of all icons. */
declare module '@lucide/icons/icons/*' {
  const icon: import('@lucide/icons').LucideIconData;
  export default icon;
}
