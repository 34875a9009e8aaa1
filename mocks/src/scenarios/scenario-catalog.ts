import { EMPTY_LISTS } from './empty-lists.ts';
import type { Scenario } from './scenario.ts';
import type { ScenarioDefinition } from './scenario-definition.ts';
import { isScenarioName, scenarioNames, scenarios } from './scenarios.ts';
import { withoutRecords } from './views.ts';

/** The largest number of scenarios that one world defines. */
export const MOST_SCENARIOS = 100;

/** The built-in scenarios, and the scenarios that one world defines. */
export class ScenarioCatalog {
  readonly #definitions = new Map<string, ScenarioDefinition>();

  /** Lists this world's definitions, oldest first. */
  definitions(): readonly ScenarioDefinition[] {
    return [...this.#definitions.values()];
  }

  definition(name: string): ScenarioDefinition | undefined {
    return this.#definitions.get(name);
  }

  /**
   * Adds or replaces a definition.
   *
   * @throws RangeError when the world has too many definitions.
   */
  define(definition: ScenarioDefinition): void {
    if (!this.#definitions.has(definition.name) && this.#definitions.size >= MOST_SCENARIOS)
      throw new RangeError(`A world defines at most ${MOST_SCENARIOS} scenarios. Delete one first.`);
    this.#definitions.set(definition.name, definition);
  }

  /** Returns whether the scenario existed. */
  delete(name: string): boolean {
    return this.#definitions.delete(name);
  }

  names(): readonly string[] {
    return [...scenarioNames, ...this.#definitions.keys()];
  }

  scenario(name: string): Scenario | undefined {
    if (isScenarioName(name)) return scenarios[name];
    const definition = this.#definitions.get(name);
    return definition && toScenario(definition);
  }
}

function toScenario({ description, rules, empty, clock, seed, moves }: ScenarioDefinition): Scenario {
  return {
    effect: description,
    ...(rules ? { rules } : {}),
    ...(empty
      ? {
          view: (db, memory) =>
            withoutRecords(
              db,
              memory,
              EMPTY_LISTS.filter((list) => empty.includes(list)),
            ),
        }
      : {}),
    ...(clock || seed !== undefined || moves
      ? {
          start: {
            ...(clock ? { clock } : {}),
            ...(seed === undefined ? {} : { seed }),
            ...(moves ? { moves } : {}),
          },
        }
      : {}),
  };
}
