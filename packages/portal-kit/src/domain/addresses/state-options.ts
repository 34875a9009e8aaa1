import { statesByCountry } from '@portal-kit/sdk/bounds';

const toStateOptions = (states: Readonly<Record<string, string>>) =>
  Object.entries(states).map(([id, label]) => ({ id, label, detail: id }));

/** States and provinces as options, by country. */
export const statesOf: Readonly<Record<string, ReturnType<typeof toStateOptions>>> = {
  USA: toStateOptions(statesByCountry.USA),
  CAN: toStateOptions(statesByCountry.CAN),
};

/** The states of the USA and the provinces of Canada as options of a filter. */
export const stateOptions = Object.entries({ ...statesByCountry.USA, ...statesByCountry.CAN }).map(
  ([id, label]) => ({ id, label }),
);
