import { PageHeader } from '@portal-kit/ui/page-header';
import { Switch } from '@portal-kit/ui/switch';
import { useEffect, useState } from 'react';
import type { CatalogEntry, ComponentPage } from '../catalog/component-page';
import { ApiTable } from './api-table';
import * as css from './component-page-view.css';
import { ExampleView } from './example-view';
import { KeyboardTable } from './keyboard-table';
import { MarkedText } from './marked-text';
import { TokenList } from './token-list';

interface ComponentPageViewProps {
  entry: CatalogEntry;
  page: ComponentPage;
  theme: string;
  /** The example that the address names. */
  openedExample: string | undefined;
}

/** Splits a text into its first two sentences and the rest. */
function splitPurpose(text: string): readonly [string, string] {
  const [purpose = text] = /^(.*?[.](?=\s|$)){1,2}/.exec(text) ?? [];
  return [purpose, text.slice(purpose.length).trim()];
}

/** The page of a component: examples, props, keyboard, accessibility and tokens. */
export function ComponentPageView({ entry, page, theme, openedExample }: ComponentPageViewProps) {
  const [isComparing, setComparing] = useState(false);
  const { components, examples, notes, tokens } = page;
  const [purpose, details] = splitPurpose(components[0]?.text ?? '');
  useEffect(() => {
    if (openedExample === undefined) return;
    document.querySelector(`[data-example="${CSS.escape(openedExample)}"]`)?.scrollIntoView();
  }, [openedExample]);
  return (
    <>
      <PageHeader
        title={entry.title}
        caption={`@portal-kit/ui/${entry.name}`}
        actions={<Switch label="Both themes" isSelected={isComparing} onChange={setComparing} />}
      />
      <div className={css.page} data-page={entry.name}>
        <div>
          <p className={css.purpose}>
            <MarkedText>{purpose}</MarkedText>
          </p>
          {details && (
            <p className={css.text}>
              <MarkedText>{details}</MarkedText>
            </p>
          )}
        </div>
        {examples.map((example) => (
          <ExampleView
            key={example.name}
            entry={entry.name}
            example={example}
            themes={isComparing ? ['light', 'dark'] : [theme]}
          />
        ))}
        {components.map((component) => (
          <ApiTable key={component.name} component={component} isFirst={component === components[0]} />
        ))}
        <KeyboardTable keyboard={notes.keyboard} />
        <section aria-labelledby="accessibility">
          <h2 id="accessibility" className={css.title}>
            Accessibility
          </h2>
          <ul className={css.notes}>
            {notes.accessibility.map((note) => (
              <li key={note} className={css.note}>
                <MarkedText>{note}</MarkedText>
              </li>
            ))}
          </ul>
        </section>
        <TokenList tokens={tokens} />
      </div>
    </>
  );
}
