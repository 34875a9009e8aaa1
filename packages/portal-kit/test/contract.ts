import { Ajv2020 } from 'ajv/dist/2020';
import contract from '../../../openapi/bundled/portal.json';

/** Lists how a JSON body violates the contract's schema. */
export function contractProblems(schema: keyof typeof contract.components.schemas) {
  const isValid = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile({
    $ref: `#/components/schemas/${schema}`,
    components: contract.components,
  });
  return (body: unknown): string[] => {
    isValid(JSON.parse(JSON.stringify(body)));
    return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
