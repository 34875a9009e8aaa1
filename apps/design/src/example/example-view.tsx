import { classNames } from '@portal-kit/ui/class-names';
import type { ComponentExample } from '../catalog/component-page';
import { CodeBlock } from './code-block';
import { ExampleStage } from './example-stage';
import * as css from './example-view.css';
import { MarkedText } from './marked-text';

const themeTitles: Readonly<Record<string, string>> = { light: 'Light', dark: 'Dark' };

interface ExampleViewProps {
  /** The entry of packages/ui. */
  entry: string;
  example: ComponentExample;
  /** One theme, or two for a comparison. */
  themes: readonly string[];
}

/** An example with its title, its stages and its source text. */
export function ExampleView({ entry, example, themes }: ExampleViewProps) {
  const { name, title, text, width, isFramed, code } = example;
  const id = `example-${name}`;
  const isStacked = width === 'wide' || themes.length > 1;
  return (
    <section aria-labelledby={id} data-example={name}>
      <h2 id={id} className={css.title}>
        <a href={`#/${entry}/${name}`} className={css.link}>
          {title}
        </a>
      </h2>
      {text && (
        <p className={css.text}>
          <MarkedText>{text}</MarkedText>
        </p>
      )}
      <div className={classNames(css.card, isStacked ? css.stacked : css.beside)}>
        <div className={css.stages}>
          {themes.map((theme) => (
            <div key={theme} className={css.stage}>
              {themes.length > 1 && <p className={css.theme}>{themeTitles[theme]}</p>}
              {isFramed ? (
                <iframe
                  title={`${title}, ${theme} theme`}
                  className={css.frame}
                  src={`#/sheet/${entry}/${name}?theme=${theme}`}
                />
              ) : (
                <ExampleStage example={example} theme={theme} />
              )}
            </div>
          ))}
        </div>
        <CodeBlock label={`code of ${title}`} code={code} />
      </div>
    </section>
  );
}
