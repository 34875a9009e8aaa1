declare module 'virtual:design/catalog' {
  export const catalog: readonly import('./component-page').CatalogEntry[];
}
declare module 'virtual:design/icons' {
  export const icons: readonly {
    name: string;
    data: import('@portal-kit/ui/icon').IconData;
    /** The packages that import the icon. */
    users: readonly string[];
  }[];
}
declare module 'virtual:design/facts' {
  export const motion: readonly import('../../packaging/source-facts').Motion[];
  export const otherExports: readonly import('../../packaging/component-api').OtherExport[];
}
