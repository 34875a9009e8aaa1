import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

const controls = 'a, button, input, select, summary, textarea, [tabindex="0"]';

/** Selectors with the specificity of the pseudo-class. */
const shown: Readonly<Record<string, string>> = {
  ':hover': ':is(:hover, [data-shown~="hover"] *)',
  ':active': ':is(:active, [data-shown~="active"] *)',
  ':focus-visible': `:is(:focus-visible, :where([data-shown~="focus"] :is(${controls})))`,
};

export const withShownStates = (selector: string) =>
  selector.replace(/:(hover|active|focus-visible)(?![\w-])/g, (state) => shown[state] ?? state);

/** Shows the rules for hover, press and focus also below an element with `data-shown`, so that examples show each state. */
export const shownStates: PostcssPlugin = {
  postcssPlugin: 'shown-states',
  Once: (root) => {
    root.walkRules((rule) => {
      rule.selector = withShownStates(rule.selector);
    });
  },
};
