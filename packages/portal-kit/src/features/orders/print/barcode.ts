import { code128, type DrawingContext } from 'bwip-js/generic';

/** The bars of a Code 128 symbol. One unit is the width of the narrowest bar. */
export interface Barcode {
  /** Start and width of each bar. */
  bars: readonly (readonly [start: number, width: number])[];
  /** Width of the symbol without quiet zones. */
  width: number;
}

/** Collects the bars. bwip-js draws a bar as a vertical line around its rounded center. */
function barCollector(): DrawingContext<Barcode> {
  const bars: [number, number][] = [];
  let width = 0;
  return {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (total) => {
      width = total;
    },
    line: (center, _y0, _x1, _y1, lineWidth) => {
      bars.push([center - Math.ceil(lineWidth / 2), lineWidth]);
    },
    polygon: () => {},
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    text: () => {},
    end: () => ({ bars, width }),
  };
}

/**
 * Encodes a text as Code 128, or element strings of one application identifier as GS1-128.
 *
 * @throws RangeError for a text with other characters than printable ASCII.
 */
export function drawBarcode({ text, isGs1 }: { text: string; isGs1: boolean }): Barcode {
  // bwip-js would encode the UTF-8 bytes, which scanners show as other characters.
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`portal-kit: '${text}' has no Code 128.`);
  // The prefix FNC1 distinguishes GS1-128 from Code 128. A plain text is not parsed for control sequences.
  return code128(
    { bcid: 'code128', text: isGs1 ? `^FNC1${text}` : text, parsefnc: isGs1, height: 10, scale: 1 },
    barCollector(),
  );
}
