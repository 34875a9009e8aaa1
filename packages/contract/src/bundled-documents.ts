/** Folder of the bundled contract. The package `@portal-kit/sandbox` replaces this module. */
export const bundledDocuments = new URL('../../../openapi/bundled/', import.meta.url);
