import { control } from './control.js';
import { el } from './dom.js';

const NONE = { name: 'none', effect: 'Ordinary life: the sandbox does what the server does.' };

/** @type {import('./sandbox.js').View} */
export async function scenariosView({ act }) {
  const { chosen, scenarios } = await control.scenarios();
  /** @param {import('./control.js').Scenario} scenario */
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
    const done = name === NONE.name ? 'Ordinary life again.' : `${name} is on for everybody.`;
    await act(() => control.chooseScenario(name), done);
  }
  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Scenarios'),
    el(
      'p',
      { class: 'lead' },
      'What you choose is on for everybody. One request alone: the header ',
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
