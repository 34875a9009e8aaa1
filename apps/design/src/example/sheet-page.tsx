import { catalog } from 'virtual:design/catalog';
import { LazyContent } from '../app/lazy-content';
import type { ComponentExample } from '../catalog/component-page';
import { ExampleStage } from './example-stage';
import * as css from './sheet-page.css';

interface SheetPageProps {
  /** The entry of packages/ui. */
  name: string;
  example: string | undefined;
  theme: string | undefined;
}

interface SheetProps {
  examples: readonly ComponentExample[];
  theme: string;
}

function Sheet({ examples, theme }: SheetProps) {
  return (
    <main className={css.sheet} data-sheet="">
      {examples.map((each) => (
        <section
          key={each.name}
          data-example={each.name}
          data-opens={each.opens || undefined}
          data-framed={each.isFramed || undefined}
        >
          <p className={css.title}>{each.title}</p>
          {!each.isFramed && <ExampleStage example={each} theme={theme} />}
        </section>
      ))}
    </main>
  );
}

/** The examples without navigation and code: for screenshots, and inside the frames of the pages. */
export function SheetPage({ name, example, theme = 'system' }: SheetPageProps) {
  const entry = catalog.find((each) => each.name === name);
  if (!entry) return null;
  return (
    <LazyContent key={name} load={entry.load}>
      {({ componentPage: { examples } }) => {
        if (example === undefined) return <Sheet examples={examples} theme={theme} />;
        const opened = examples.find((each) => each.name === example);
        if (!opened) return null;
        return opened.isFramed ? <opened.Example /> : <Sheet examples={[opened]} theme={theme} />;
      }}
    </LazyContent>
  );
}
