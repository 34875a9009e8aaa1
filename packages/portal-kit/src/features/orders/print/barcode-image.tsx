import type { drawBarcode } from './barcode';
import type { LabelCode } from './labels';

/** Space without bars on both sides, in widths of the narrowest bar. Required by GS1. */
const quietZone = 10;
const height = 30;

interface BarcodeImageProps {
  code: LabelCode;
  draw: typeof drawBarcode;
  /** Shown in place of a text that has no barcode. */
  invalid: string;
}

/** A barcode with its text. */
export function BarcodeImage({ code, draw, invalid }: BarcodeImageProps) {
  const barcode = tryDraw(draw, code);
  return (
    <div className="code">
      {barcode ? (
        <svg
          viewBox={`0 0 ${barcode.width + 2 * quietZone} ${height}`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={code.caption}
        >
          <path
            d={barcode.bars
              .map(([start, width]) => `M${start + quietZone} 0h${width}v${height}h-${width}z`)
              .join('')}
          />
        </svg>
      ) : (
        <p>{invalid}</p>
      )}
      <p className="code-text" aria-hidden={barcode !== undefined}>
        {code.caption}
      </p>
    </div>
  );
}

function tryDraw(draw: typeof drawBarcode, code: LabelCode) {
  try {
    return draw(code);
  } catch {
    return undefined;
  }
}
