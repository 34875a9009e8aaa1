import { Hono } from 'hono';
import { RESET, readBody } from '../control/request-body.ts';
import { required, text } from '../control/validate-fields.ts';
import type { SeedOptions } from '../sandbox/seed/index.ts';
import { WorldError } from './world-error.ts';
import { WORLD_HEADER } from './world-name.ts';
import type { WorldSettings, Worlds } from './worlds.ts';

const NEW_WORLD = { name: required(text), now: text, scenario: text, ...RESET };

/**
 * Creates the part of the control API under `/__sandbox/worlds`. The gateway passes the selected world in the header.
 */
export function createWorldsApi(worlds: Worlds): Hono {
  const app = new Hono({ strict: false });
  app.onError((error, context) =>
    error instanceof WorldError
      ? context.json({ errorMessage: error.message, errorCode: error.errorCode }, error.status)
      : context.json({ errorMessage: error.message }, 400),
  );
  app.get('/', async (context) =>
    context.json({
      selected: context.req.header(WORLD_HEADER),
      limit: worlds.limit,
      data: await worlds.list(),
    }),
  );
  app.post('/', async (context) => {
    const { name, ...settings } = await readBody<WorldSettings & { name: string }>(
      context.req.raw,
      'A world',
      NEW_WORLD,
    );
    return context.json((await worlds.create(name, settings)).state(), 201);
  });
  app.get('/:name', async (context) =>
    context.json((await worlds.existing(context.req.param('name'))).state()),
  );
  app.post('/:name/reset', async (context) => {
    const world = await worlds.existing(context.req.param('name'));
    world.control.reset(await readBody<SeedOptions>(context.req.raw, 'A reset', RESET));
    return context.json(world.state());
  });
  app.delete('/:name', async (context) => {
    await worlds.delete(context.req.param('name'));
    return context.body(null, 204);
  });
  return app;
}
