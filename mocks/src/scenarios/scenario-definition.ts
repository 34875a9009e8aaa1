import type { Contract } from '@portal-kit/contract/contract';
import { type OrderChange, parseMove } from '../control/move-order.ts';
import {
  type Fields,
  type FieldType,
  InvalidField,
  list,
  object,
  oneOf,
  required,
  text,
  validateFields,
  wholeNumber,
  within,
} from '../control/validate-fields.ts';
import type { FaultRule } from '../faults/fault-rule.ts';
import { MOST_RULES, parseFaultRules } from '../faults/parse-fault-rule.ts';
import { Clock } from '../sandbox/clock.ts';
import { EMPTY_LISTS, type EmptyList } from './empty-lists.ts';
import type { ScenarioStart } from './scenario-start.ts';
import { isScenarioName } from './scenarios.ts';

/** A scenario that is defined while the sandbox runs. */
export interface ScenarioDefinition extends ScenarioStart {
  readonly name: string;
  readonly description: string;
  /** Faults while the scenario is active. Default: `times` is `always`. */
  readonly rules?: readonly FaultRule[];
  /** Lists without the records that existed when the scenario was activated. */
  readonly empty?: readonly EmptyList[];
}

const LONGEST_DESCRIPTION = 500;
const MOST_MOVES = 100;
const NAME = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;

const name: FieldType = {
  expected: '1 to 40 lowercase letters, digits and hyphens, without a hyphen at the start or end',
  accepts: (value) => typeof value === 'string' && NAME.test(value),
};

const description: FieldType = {
  expected: `a text of 1 to ${LONGEST_DESCRIPTION} characters`,
  accepts: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_DESCRIPTION,
};

const DEFINITION: Fields = {
  name: required(name),
  description: required(description),
  rules: list(MOST_RULES),
  empty: {
    expected: `a list of ${EMPTY_LISTS.join(', ')}`,
    accepts: (value) => Array.isArray(value) && value.every((one) => EMPTY_LISTS.includes(one)),
  },
  clock: object,
  seed: wholeNumber(),
  moves: list(MOST_MOVES),
};

const CLOCK: Fields = { now: text, advanceMs: wholeNumber(), mode: oneOf('real', 'fixed') };

/**
 * Validates the definition of a scenario.
 *
 * @throws InvalidField describing the first invalid field.
 */
export function parseScenario(value: unknown, contract: Contract): ScenarioDefinition {
  const definition = validateFields<ScenarioDefinition>('A scenario', value, DEFINITION);
  if (definition.name === 'none' || isScenarioName(definition.name))
    throw new InvalidField(`A scenario: "${definition.name}" is a built-in scenario`, 'name');
  const rules = within('rules', () => parseFaultRules(definition.rules ?? [], contract));
  if (definition.clock) within('clock', () => checkClock(definition.clock));
  const moves = (definition.moves ?? []).map((move, index) =>
    within(`moves[${index}]`, () =>
      parseMove<OrderChange & { orderId: string }>(move, { orderId: required(text) }),
    ),
  );
  return {
    ...definition,
    ...(definition.rules ? { rules: rules.map((rule) => ({ times: 'always' as const, ...rule })) } : {}),
    ...(definition.moves ? { moves } : {}),
  };
}

function checkClock(value: unknown): void {
  const change = validateFields<NonNullable<ScenarioStart['clock']>>('The clock', value, CLOCK);
  try {
    new Clock().set(change);
  } catch (error) {
    throw new InvalidField((error as RangeError).message, change.now === undefined ? 'advanceMs' : 'now');
  }
}
