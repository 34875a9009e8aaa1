import { Switch } from '@portal-kit/ui/switch';
import type { PlaygroundAddress } from '../address/use-playground';
import { SelectControl } from '../fields/select-control';
import { TextControl } from '../fields/text-control';
import { failures } from '../sandbox/failures';
import { listSuppliers, type Person, people } from '../sandbox/people';

const roleText = (role: Person['role']) => {
  const roles = typeof role === 'string' ? [role] : Object.values(role);
  const text = [...new Set(roles)].map((each) => each.toLowerCase().replace('_', ' ')).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
const userOptions = people.map(({ email, name, role }) => ({
  id: email,
  label: `${name} · ${roleText(role)}`,
}));
const failureOptions = failures.map(({ id, label }) => ({ id, label }));

const instantProblem = (text: string) =>
  text === '' || (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)))
    ? undefined
    : 'Use an instant such as 2026-11-20T09:30:00Z.';
const seedProblem = (text: string) => (/^\d{0,6}$/.test(text) ? undefined : 'Use up to six digits.');

/** The signed-in user, their supplier, and the failure of the calls. */
export function SessionControls({ state, change }: PlaygroundAddress) {
  const supplierOptions = listSuppliers(state.user).map(({ id, name }) => ({ id, label: `${name} (${id})` }));
  const failure = failures.find(({ id }) => id === state.failure);
  return (
    <>
      <SelectControl
        label="Signed-in user"
        value={state.user}
        options={userOptions}
        onChange={(user) => {
          const own = listSuppliers(user).map(({ id }) => id);
          change({
            user,
            supplier: own.includes(state.supplier) ? state.supplier : (own[0] ?? state.supplier),
          });
        }}
      />
      <SelectControl
        label="Supplier"
        value={state.supplier}
        options={supplierOptions}
        onChange={(supplier) => change({ supplier })}
      />
      <Switch
        label="Pass permissions"
        description="The widget hides actions that the role of the user lacks. Otherwise, it offers every action and the server decides."
        isSelected={state.permissions === 'role'}
        onChange={(isSelected) => change({ permissions: isSelected ? 'role' : 'all' })}
      />
      <SelectControl
        label="Failure scenario"
        value={state.failure}
        options={failureOptions}
        description={failure?.text.replaceAll('`', '')}
        onChange={(id) => change({ failure: id })}
      />
    </>
  );
}

/** The clock and the seed of the demo data. */
export function DataControls({ state, change }: PlaygroundAddress) {
  return (
    <>
      <TextControl
        label="Fixed clock"
        value={state.now ?? ''}
        placeholder="2026-11-20T09:30:00Z"
        validate={instantProblem}
        description="Without an instant, the clock of the sandbox is the real time."
        onChange={(now) => change({ now: now === '' ? undefined : now }, { isContinued: true })}
      />
      <TextControl
        label="Seed of the generated orders"
        value={state.seed === undefined ? '' : String(state.seed)}
        placeholder="1001"
        inputMode="numeric"
        validate={seedProblem}
        onChange={(seed) => change({ seed: seed === '' ? undefined : Number(seed) }, { isContinued: true })}
      />
    </>
  );
}
