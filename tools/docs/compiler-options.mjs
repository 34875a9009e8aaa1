// The compiler options of tsconfig.base.json, for the TypeScript API.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../environment/setup.mjs';

export function compilerOptions() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['react', 'react-dom'] }, root)
    .options;
}
