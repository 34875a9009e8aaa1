import { type Contract, type ContractOperation, findResponseExamples } from '@portal-kit/contract/operation';
import { InvalidField, validateFields, within } from '../control/validate-fields.ts';
import { noExample } from '../gate/prefer.ts';
import type { Fault, FaultRule } from './fault-rule.ts';
import { everyRule, faultSettings } from './fault-settings.ts';

const isKind = (kind: unknown): kind is Fault['kind'] => Object.hasOwn(faultSettings, String(kind));

/** The largest number of rules in one list. */
export const MOST_RULES = 200;

/**
 * Validates a rule from the control API.
 *
 * @throws InvalidField describing the invalid field.
 */
export function parseFaultRule(value: unknown, contract: Contract): FaultRule {
  const kind = (value as Partial<FaultRule> | null)?.kind;
  if (!isKind(kind)) {
    const kinds = Object.keys(faultSettings).join(', ');
    throw new InvalidField(`A fault: kind must be one of ${kinds}`, 'kind');
  }
  const rule = validateFields<FaultRule>(`A fault of kind ${kind}`, value, {
    ...everyRule,
    ...faultSettings[kind],
  });
  if (rule.kind === 'delay' && rule.delayMs === undefined && rule.latency === undefined) {
    throw new InvalidField(
      'A fault of kind delay: delayMs must be a whole number from 0 to 600000, or latency must be set',
      'delayMs',
    );
  }
  checkTarget(rule, contract);
  return rule;
}

/**
 * Validates a list of rules.
 *
 * @throws InvalidField describing the first invalid field, with the place of its rule in the path.
 */
export function parseFaultRules(values: readonly unknown[], contract: Contract): readonly FaultRule[] {
  if (values.length > MOST_RULES)
    throw new InvalidField(`A list of faults has at most ${MOST_RULES} rules`, '');
  return values.map((value, index) => within(`[${index}]`, () => parseFaultRule(value, contract)));
}

function checkTarget(rule: FaultRule, { byId, operations }: Contract): void {
  const { operationId, tag, path } = rule;
  if (operationId === undefined && tag === undefined && path === undefined)
    throw new InvalidField('A fault requires operationId, tag or path', 'operationId');
  if (tag !== undefined) {
    const tags = [...new Set(operations.flatMap((operation) => operation.tags))];
    if (!tags.includes(tag))
      throw new InvalidField(`The contract has no tag "${tag}". Tags: ${tags.join(', ')}.`, 'tag');
  }
  const operation = operationId === undefined ? undefined : byId.get(operationId);
  if (operationId !== undefined && !operation)
    throw new InvalidField(`The contract has no operation "${operationId}"`, 'operationId');
  if (rule.kind === 'status' && rule.example !== undefined)
    checkExample(rule.status, rule.example, operation);
}

function checkExample(status: number, example: string, operation: ContractOperation | undefined): void {
  if (!operation) throw new InvalidField('A fault with an example requires operationId', 'operationId');
  const examples = findResponseExamples(operation, String(status)) ?? new Map();
  if (!examples.has(example))
    throw new InvalidField(noExample(operation, String(status), example, examples), 'example');
}
