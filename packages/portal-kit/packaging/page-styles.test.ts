import { expect, test } from 'vitest';
import { pageStyles } from './page-styles';

/** Returns the rewritten rules without the two rules of the guard. */
function rewriteRules(css: string): string[] {
  return pageStyles(css).split('}').slice(2, -1);
}
const component = (css: string) => rewriteRules(`@layer pk-components{${css}}`);
const base = (css: string) => rewriteRules(`@layer pk-base{${css}}`);

test('the rules of elements with a class of the package discard the rules of the host', () => {
  expect(pageStyles('').match(/:not\(_ _ _ _\)\{all:[\w-]+\}/g)).toEqual([
    ':not(_ _ _ _){all:revert}',
    ':not(_ _ _ _){all:revert-layer}',
  ]);
});

test.each([
  ['.pk_a', '.pk_a'],
  ['.pk_a:hover', '.pk_a:where(:hover):not(_)'],
  ['.pk_a.pk_a', '.pk_a:not(_)'],
  ['.pk_a:not(:disabled,[x=y]):hover', '.pk_a:where(:not(:disabled,[x=y]):hover):not(_ _)'],
  ['.pk_a:is(th)', '.pk_a:where(:is(th))'],
  ['.pk_a:where(:hover)', '.pk_a:where(:hover)'],
  ['tr:last-child>.pk_a', ':where(tr:last-child)>.pk_a:not(_)'],
  ['[x] .pk_a:hover::before', ':where([x]) .pk_a:where(:hover):not(_ _):before'],
  ['.pk_a a:first-child', ':where(.pk_a) :not(.pk_):where(a:first-child):not(_)'],
])('the selector %s has the specificity of one class and of element names', (selector, expected) => {
  expect(component(`${selector}{color:red}`)).toEqual([`${expected}{color:red`]);
});

test.each([
  ['[data-pk-theme]', ':where([part~=widget])'],
  ['[data-pk-theme=dark]', ':where([part~=widget][data-pk-theme=dark])'],
  ['[data-pk-overlays]>*', ':where([data-pk-overlays]>*)'],
])('the base selector %s matches the root elements of widgets only', (selector, expected) => {
  expect(base(`${selector}{color:red}`)).toEqual([`${expected}:not(_ _ _ _ _){color:red`]);
});

test('a base rule for elements in a theme applies to own elements of widgets and not to elements of the host', () => {
  const [rule = ''] = base('[data-pk-theme] :where(ul)::before{color:red}');
  expect(rule).toMatch(
    /^:where\(\[part~=widget\] :is\(.*\[data-pk-slot\].*\)\):where\(ul\):not\(_ _ _ _ _\):before\{/,
  );
});

test('a base rule keeps the conditions of the root element of widgets', () => {
  const [rule = ''] = base('[data-pk-theme=dark][dir=rtl] :where(ul){color:red}');
  expect(rule).toMatch(
    /^:where\(\[part~=widget\]\[data-pk-theme=dark\]\[dir=rtl\] :is\(.*\)\):where\(ul\):not/,
  );
});

test('rules of the document, of shadow roots and of empty layers are removed; media rules and animations stay', () => {
  expect(
    rewriteRules(
      '@layer pk-base,pk-components;' +
        '@keyframes pk_k{to{opacity:0}}' +
        '@layer pk-base{html[data-pk-theme]>body{margin:0}:host{margin:0}:where([data-pk-isolated]){margin:0}}' +
        '@layer pk-components{@media print{.pk_a:hover{color:red}}}',
    ),
  ).toEqual(['@keyframes pk_k{to{opacity:0', '', '@media print{.pk_a:where(:hover):not(_){color:red', '']);
});

test('a component without a class and an unknown layer are errors', () => {
  expect(() => component('a{color:red}')).toThrow('of a component has no class');
  expect(() => rewriteRules('@layer other{.pk_a{color:red}}')).toThrow('the layer other is unknown');
});
