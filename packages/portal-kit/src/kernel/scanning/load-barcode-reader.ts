import type { ReadBarcode } from './read-barcode';

/** The part of the Barcode Detection API that the portal uses. TypeScript has no types for this API. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** Formats of bottles, cases and printed labels, in the names of the Barcode Detection API. */
const formats = ['upc_a', 'ean_13', 'itf', 'code_128'];

async function nativeReader(Detector: NativeDetectorClass): Promise<ReadBarcode | undefined> {
  const supported = await Detector.getSupportedFormats().catch((): string[] => []);
  if (!formats.every((format) => supported.includes(format))) return undefined;
  const detector = new Detector({ formats });
  // A video without a frame is an error of the detector, but for the portal it is a frame without a barcode.
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue;
}

/**
 * Returns the barcode reader of the browser, or loads one if the browser has none.
 *
 * @throws If the code of the reader cannot be loaded.
 */
export async function loadBarcodeReader(): Promise<ReadBarcode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  const native = BarcodeDetector && (await nativeReader(BarcodeDetector));
  return native ?? (await import('./zxing-reader')).zxingReader();
}
