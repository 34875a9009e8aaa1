/** Folder of the bundled contract in the published package. Replaces `packages/contract/src/bundled-documents.ts`. */
export const bundledDocuments = new URL('./contract/', import.meta.url);
