import { json } from '../answers.ts';
import type { Handlers } from '../call.ts';
import { scacCodesOf } from '../seed/scac-codes.ts';

export const scacCodeHandlers: Handlers = {
  listScacCodes: ({ params }) => json({ data: scacCodesOf(params.countryCode ?? '') }),
};
