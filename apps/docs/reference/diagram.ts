import { renderMermaidSVG } from 'beautiful-mermaid';

/** Adapts a diagram to the library, which accepts no dots in state names and needs the labels before the arrows. */
function prepare(source: string): string {
  const lines = source.replaceAll(/\bmachine\.[\w.]+/g, (id) => id.replaceAll('.', '_')).split('\n');
  const isStart = (line: string) => /^\s*\[\*\] -->/.test(line);
  const sorted: string[] = [];
  let waiting: string[] = [];
  for (const line of lines) {
    if (isStart(line)) waiting.push(line);
    else {
      sorted.push(line);
      if (/ as \w+$/.test(line)) {
        sorted.push(...waiting);
        waiting = [];
      }
    }
  }
  return [...sorted, ...waiting].join('\n');
}

const parseSvgWidth = (svg: string) => Number(/\swidth="([\d.]+)"/.exec(svg)?.[1] ?? 0);

/** Draws in both directions. The narrower picture fits better into a page. */
function drawNarrow(source: string): string {
  const directions = ['LR', 'TB'].map((direction) =>
    renderMermaidSVG(source.replace('direction LR', `direction ${direction}`), { transparent: true }),
  );
  return directions.sort((a, b) => parseSvgWidth(a) - parseSvgWidth(b))[0] ?? '';
}

/**
 * Draws a Mermaid state diagram as SVG. The style sheet of the site sets its colors.
 *
 * @param label Accessible name of the picture.
 */
export function drawDiagram(source: string, label: string): string {
  const svg = drawNarrow(prepare(source))
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/\sstyle="[^"]*"/, ` role="img" aria-label="${label.replaceAll('"', '&quot;')}"`)
    .replaceAll(/\n\s*/g, '');
  return `<div class="diagram" role="group" aria-label="Diagram" tabindex="0">${svg}</div>`;
}
