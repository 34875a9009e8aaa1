import type { FigureGroup } from '../../benchmark.ts';
import type { Value } from './app.ts';

interface Sample extends Value {
  readonly isQuiet: boolean;
}

/** The values of every application. Disturbed runs count only while fewer than two runs were quiet. */
export class Samples {
  readonly #byApp = new Map<string, Map<string, Sample[]>>();

  add(app: string, values: readonly Value[], isQuiet: boolean): void {
    const figures = this.#byApp.get(app) ?? new Map<string, Sample[]>();
    this.#byApp.set(app, figures);
    for (const value of values) {
      figures.set(value.name, [...(figures.get(value.name) ?? []), { ...value, isQuiet }]);
    }
  }

  /** One group of figures per application. */
  groups(): FigureGroup[] {
    return [...this.#byApp].map(([title, figures]) => ({
      title,
      figures: [...figures].map(([name, samples]) => {
        const quiet = samples.filter(({ isQuiet }) => isQuiet);
        const counted = quiet.length >= 2 ? quiet : samples;
        return { name, unit: samples[0]?.unit ?? 'ms', values: counted.map(({ value }) => value) };
      }),
    }));
  }
}
