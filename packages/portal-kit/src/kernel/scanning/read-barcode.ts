/** Reads a barcode from the current frame of a video. Returns `undefined` if the frame shows none. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | undefined>;
