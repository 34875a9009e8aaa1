import { Hono } from 'hono';
import type { Control } from '../control/control.ts';
import { readJson } from '../control/request-body.ts';
import { InvalidField } from '../control/validate-fields.ts';

/** Creates the part of the control API under `/__sandbox/scenarios`: scenarios that are defined at run time. */
export function createScenariosApi(control: Control): Hono {
  const app = new Hono({ strict: false });
  const definition = (name: string) => control.scenarioDefinitions().find((one) => one.name === name);
  const unknown = (name: string) => ({ errorMessage: `This world defines no scenario "${name}"` });

  app.get('/', (context) => context.json({ data: control.scenarioDefinitions() }));
  app.post('/', async (context) => {
    const sent = await readJson(context.req.raw);
    const { name } = (sent ?? {}) as { readonly name?: unknown };
    if (typeof name === 'string' && definition(name)) {
      const errorMessage = `The scenario "${name}" exists. PUT /__sandbox/scenarios/${name} replaces it.`;
      return context.json({ errorMessage, field: 'name' }, 409);
    }
    return context.json(control.defineScenario(sent), 201);
  });
  app.get('/:name', (context) => {
    const found = definition(context.req.param('name'));
    return found ? context.json(found) : context.json(unknown(context.req.param('name')), 404);
  });
  app.put('/:name', async (context) => {
    const name = context.req.param('name');
    const sent = (await readJson(context.req.raw)) as { readonly name?: unknown } | null;
    if (sent?.name !== undefined && sent.name !== name)
      throw new InvalidField(`A scenario: name must be "${name}", as in the address`, 'name');
    const isNew = definition(name) === undefined;
    return context.json(control.defineScenario({ ...sent, name }), isNew ? 201 : 200);
  });
  app.delete('/:name', (context) => {
    const name = context.req.param('name');
    return control.deleteScenario(name) ? context.body(null, 204) : context.json(unknown(name), 404);
  });
  return app;
}
