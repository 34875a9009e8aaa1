import { test } from '@playwright/test';
import { describePath, type Path, type Step } from './covering-paths.ts';
import { formatTrigger } from './transitions.ts';

export interface ScreenModel<Input> {
  /** Opens the screen in the start state of a path. */
  start: (path: Path<Input>) => Promise<void>;
  /** Called before every event. */
  before?: () => void;
  /** Causes an event on the screen or in the sandbox, by name of the event. */
  events: Readonly<Record<string, (step: Step) => Promise<void>>>;
  /** Expects what the user sees in a state. */
  states: Readonly<Record<string, (step?: Step) => Promise<void>>>;
}

function getEntry<Value>(entries: Readonly<Record<string, Value>>, name: string): Value {
  const value = entries[name];
  if (value === undefined) throw new Error(`e2e: the screen model has no entry for "${name}"`);
  return value;
}

/** Walks paths of a machine on the screen: causes every event and expects every state. */
export async function walkScreen<Input>(paths: readonly Path<Input>[], screen: ScreenModel<Input>) {
  for (const path of paths) {
    await test.step(describePath(path), async () => {
      await screen.start(path);
      await getEntry(screen.states, path.start)();
      for (const step of path.steps) {
        const event = formatTrigger(step.event.type);
        await test.step(`${step.from} → (${event}) ${step.to}`, async () => {
          screen.before?.();
          await getEntry(screen.events, event)(step);
          await getEntry(screen.states, step.to)(step);
        });
      }
    });
  }
}
