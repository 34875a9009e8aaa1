import copyIcon from '@lucide/icons/icons/copy';
import { codeIds } from '../address/playground-state';
import type { PlaygroundAddress } from '../address/use-playground';
import { SegmentedControl } from '../fields/segmented-control';
import type { Widget } from '../widgets/widget';
import * as css from './code.css';
import { CodeBlock } from './code-block';
import { codeFiles, codeLabels } from './code-files';
import { CopyButton } from './copy-button';

const options = codeIds.map((id) => ({ id, label: codeLabels[id] }));

export interface CodePanelProps extends PlaygroundAddress {
  widget: Widget;
  permissions: readonly string[] | undefined;
}

/** The code that embeds the widget as the playground shows it, for each framework. */
export function CodePanel({ widget, permissions, state, change }: CodePanelProps) {
  return (
    <div className={css.panel}>
      <div className={css.frameworks}>
        <SegmentedControl
          label="Framework"
          isLabelHidden
          value={state.code}
          options={options}
          onChange={(code) => change({ code })}
        />
      </div>
      {codeFiles(widget, state, permissions).map(({ name, code }) => (
        <section key={name} className={css.file} aria-label={name}>
          <div className={css.fileHead}>
            <h2 className={css.fileName}>{name}</h2>
            <CopyButton label="Copy" text={code} icon={copyIcon} />
          </div>
          <CodeBlock name={name} code={code} />
        </section>
      ))}
      <p className={css.note}>
        The page requests the token from its own server. Links of widgets need addresses: pass the input
        “navigation”.
      </p>
    </div>
  );
}
