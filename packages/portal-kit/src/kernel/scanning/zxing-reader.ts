// The index of the library contains the readers of all codes, which makes it five times larger.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import ITFReader from '@zxing/library/esm/core/oned/ITFReader';
import MultiFormatUPCEANReader from '@zxing/library/esm/core/oned/MultiFormatUPCEANReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';
import type { ReadBarcode } from './read-barcode';

/** Frames are scaled down to this width in pixels, which is enough for a barcode that fills half of the frame. */
const maxWidthPx = 960;

/** Reads barcodes in browsers without the Barcode Detection API. */
export function zxingReader(): ReadBarcode {
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);
  const readers = [new MultiFormatUPCEANReader(hints), new Code128Reader(), new ITFReader()];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, maxWidthPx / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    const bitmap = new BinaryBitmap(
      new HybridBinarizer(new RGBLuminanceSource(new Int32Array(data.buffer), width, height)),
    );
    for (const reader of readers) {
      try {
        return reader.decode(bitmap, hints).getText();
      } catch {
        // The library reports a frame without a readable barcode as an exception.
      }
    }
    return undefined;
  };
}
