import { createEmbedSessions, createTokenHandler } from '@portal-kit/sdk/server';

/** The origin of your pages, as the browser shows it. */
const origin = process.env.ORIGIN ?? 'http://localhost:4338';

// The default is the service credential of the sandbox. In production, the operator of the portal issues yours.
const { PORTAL_CLIENT_ID = 'tidewater', PORTAL_CLIENT_SECRET = 'tidal-cellar-42' } = process.env;
const sessions = createEmbedSessions({
  baseUrl: 'http://127.0.0.1:4320',
  clientId: PORTAL_CLIENT_ID,
  clientSecret: PORTAL_CLIENT_SECRET,
});

/** Replace this: the signed-in user of your site, from your own session. */
async function signedInUser(_request: Request) {
  return { id: 'u-20417', name: 'Erin Wolfe' };
}

export const GET = createTokenHandler(
  async (request, { isFresh }) => {
    const user = await signedInUser(request);
    const widgets = ['item-list', 'item-details', 'item-form'] as const;
    return sessions.getOrCreate({ supplierId: 'SUP-1001', user, widgets, origin }, { isFresh });
  },
  { onError: (error) => console.error(JSON.stringify(error)) },
);
