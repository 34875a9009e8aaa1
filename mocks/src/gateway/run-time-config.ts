import { API_KEY } from '../sandbox/access/tokens.ts';

/** What the built portal asks for at start (`/config.json`): one build, any deployment. */
export const runTimeConfig = {
  apiBaseUrl: '',
  identity: { provider: 'cdc', baseUrl: '/identity', apiKey: API_KEY },
  brand: { name: 'Harbor Logistics', shortName: 'HF' },
  supportEmail: 'support@portal.example',
};
