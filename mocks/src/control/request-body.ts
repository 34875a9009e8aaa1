import { type Fields, flag, validateFields, wholeNumber } from './validate-fields.ts';

export const RESET: Fields = { seed: wholeNumber(), extraSuppliers: wholeNumber(0, 100_000), large: flag };

/** @throws SyntaxError when the body is not JSON. An empty body is an empty object. */
export async function readJson(request: Request): Promise<unknown> {
  const sent = await request.text();
  try {
    return sent === '' ? {} : JSON.parse(sent);
  } catch (error) {
    throw new SyntaxError(`The body is not JSON: ${(error as SyntaxError).message}`);
  }
}

/** @throws TypeError naming the field and the expected value. */
export const readBody = async <T>(request: Request, what: string, fields: Fields): Promise<T> =>
  validateFields<T>(what, await readJson(request), fields);
