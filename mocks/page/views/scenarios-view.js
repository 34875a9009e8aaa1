import { control } from '../control.js';
import { el } from '../dom.js';

const NONE = { name: 'none', effect: 'Normal operation.' };

/** @type {import('../sandbox.js').View} */
export async function scenariosView({ act }) {
  const { chosen, scenarios } = await control.scenarios();
  /** @param {import('../control.js').Scenario} scenario */
  const choice = ({ name, effect }) =>
    el(
      'li',
      {},
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
    );
  /** @param {string} name */
  async function choose(name) {
    const done = name === NONE.name ? 'Scenario deactivated.' : `Scenario ${name} activated.`;
    await act(() => control.chooseScenario(name), done);
  }
  return el(
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
    el(
      'fieldset',
      { class: 'card choices' },
      el('legend', { class: 'hidden' }, 'Scenario'),
      el('ul', {}, [NONE, ...scenarios].map(choice)),
    ),
  );
}
