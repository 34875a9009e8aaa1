import {
  angularSample,
  elementSample,
  htmlSample,
  mountSample,
  reactSample,
  svelteSample,
  vueSample,
} from '../../../../packages/portal-kit/generator/samples.mjs';
import { type CodeId, type PlaygroundState, widgetLocale } from '../address/playground-state';
import { themeCss } from '../theme/theme-css';
import { getInputControl, inputCode } from '../widgets/input-control';
import type { Widget } from '../widgets/widget';

export interface CodeFile {
  readonly name: string;
  readonly code: string;
}

export const codeLabels: Readonly<Record<CodeId, string>> = {
  react: 'React',
  next: 'Next',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  html: 'HTML',
  element: 'Custom element',
  mount: 'mount()',
};

type InputCode = readonly [input: string, code: string];

/** Generates the TypeScript code of the inputs that are set. Required callbacks have the example's code. */
function listInputCode({ inputs, example }: Widget, texts: PlaygroundState['inputs']): InputCode[] {
  return inputs.flatMap((input): InputCode[] => {
    const { name, kind, isRequired } = input;
    const code = example[name];
    if (kind === 'callback') return isRequired && code !== undefined ? [[name, code]] : [];
    const text = texts[name] ?? '';
    return text === '' || !getInputControl(input) ? [] : [[name, inputCode(input, text)]];
  });
}

const nextPage = (component: string) => `\
import { Stock } from './stock';

export default function ${component}Page() {
  return <Stock />;
}
`;

function generateWidgetFiles(
  widget: Widget,
  state: PlaygroundState,
  permissions: readonly string[] | undefined,
): readonly CodeFile[] {
  const locale = widgetLocale(state);
  const inputs: InputCode[] = [
    ...(locale === 'en' ? [] : ([['locale', `'${locale}'`]] as const)),
    ...(state.theme === 'system' ? [] : ([['theme', `'${state.theme}'`]] as const)),
    ...(permissions
      ? ([['permissions', `[${permissions.map((id) => `'${id}'`).join(', ')}]`]] as const)
      : []),
    ...listInputCode(widget, state.inputs),
  ];
  const sample = {
    name: widget.name,
    component: widget.component,
    supplierId: state.supplier,
    inputs,
    callbacks: widget.inputs.filter(({ kind }) => kind === 'callback').map(({ name }) => name),
    isIsolated: state.container === 'shadow',
  };
  switch (state.code) {
    case 'react':
      return [{ name: 'stock.tsx', code: reactSample(sample) }];
    case 'next':
      return [
        { name: 'app/stock.tsx', code: reactSample(sample, { isClientModule: true }) },
        { name: 'app/page.tsx', code: nextPage(widget.component) },
      ];
    case 'vue':
      return [{ name: 'stock.vue', code: vueSample(sample) }];
    case 'svelte':
      return [{ name: 'stock.svelte', code: svelteSample(sample) }];
    case 'angular':
      return [{ name: 'stock.ts', code: angularSample(sample) }];
    case 'html': {
      const [page, script] = htmlSample(sample);
      return [
        { name: 'index.html', code: page },
        { name: 'page.js', code: script },
      ];
    }
    case 'element':
      return [{ name: 'stock.ts', code: elementSample(sample) }];
    case 'mount':
      return [{ name: 'stock.ts', code: mountSample(sample) }];
  }
}

/** Generates the files that embed the widget as the playground shows it. */
export function codeFiles(
  widget: Widget,
  state: PlaygroundState,
  permissions?: readonly string[],
): readonly CodeFile[] {
  const css = themeCss(state.tokens);
  return [
    ...generateWidgetFiles(widget, state, permissions),
    ...(css ? [{ name: 'theme.css', code: css }] : []),
  ];
}
