import { control } from '../control.js';
import { button, el } from '../dom.js';
import { scenarioForm } from './scenario-form.js';

const NONE = { name: 'none', effect: 'Normal operation.' };

/** Name of the scenario that the form edits, kept while the page is open. @type {{ edited: string | undefined }} */
const kept = { edited: undefined };

/** @type {import('../sandbox.js').View} */
export async function scenariosView({ act }) {
  const [{ chosen, scenarios }, definitions, profiles] = await Promise.all([
    control.scenarios(),
    control.definitions(),
    control.profiles(),
  ]);
  const isEdited = definitions.some(({ name }) => name === kept.edited);
  const edited = isEdited && kept.edited ? await control.definition(kept.edited) : undefined;

  /** @param {import('../control.js').Scenario} scenario */
  const choice = ({ name, effect, isDefined }) =>
    el(
      'li',
      { class: isDefined ? 'beside' : '' },
      el(
        'label',
        { class: 'choice' },
        el('input', {
          type: 'radio',
          name: 'scenario',
          value: name,
          checked: name === (chosen ?? NONE.name),
          onchange: () => choose(name),
        }),
        el('span', { class: 'choice-name' }, name),
        el('span', { class: 'choice-effect' }, effect),
      ),
      isDefined &&
        el(
          'div',
          { class: 'row' },
          button('Edit', () => edit(name), { class: 'small', 'aria-label': `Edit ${name}` }),
          button('Delete', () => act(() => control.deleteScenario(name), `Scenario ${name} deleted.`), {
            class: 'small',
            'aria-label': `Delete ${name}`,
          }),
        ),
    );
  /** @param {string} name */
  async function choose(name) {
    const done = name === NONE.name ? 'Scenario deactivated.' : `Scenario ${name} activated.`;
    if (await act(() => control.chooseScenario(name), done)) return;
    // The active scenario stays active.
    for (const radio of content.querySelectorAll('input[type="radio"]'))
      if (radio instanceof HTMLInputElement) radio.checked = radio.value === (chosen ?? NONE.name);
  }
  /** @param {string | undefined} name */
  async function edit(name) {
    kept.edited = name;
    await act(async () => {}, `Editing ${name}.`);
    showForm();
  }
  function showForm() {
    const form = document.querySelector('[aria-labelledby="define-title"]');
    form?.scrollIntoView();
    const first = form?.querySelector('input:not([readonly])');
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }
  const own = scenarios.filter(({ isDefined }) => isDefined);
  const builtIn = scenarios.filter(({ isDefined }) => !isDefined);
  const content = el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Scenarios'),
    el(
      'p',
      { class: 'lead' },
      'The selected scenario applies to all requests. To select a scenario for one request, send the header ',
      el('code', {}, 'Sandbox-Scenario'),
      ' or the parameter ',
      el('code', {}, 'sandboxScenario'),
      '.',
    ),
    el('p', { class: 'lead' }, button('New scenario …', showForm)),
    el(
      'div',
      { class: 'stack' },
      el(
        'fieldset',
        { class: 'card choices' },
        el('legend', { class: 'hidden' }, 'Scenario'),
        el('ul', {}, [NONE, ...own, ...builtIn].map(choice)),
      ),
      scenarioForm({
        act,
        profiles,
        edited,
        cancel: () => {
          kept.edited = undefined;
        },
      }),
    ),
  );
  return content;
}
