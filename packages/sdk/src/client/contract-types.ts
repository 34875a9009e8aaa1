/** HTTP methods of the contracts, as in the generated types. */
export type Verb = 'delete' | 'get' | 'patch' | 'post' | 'put';

/** Paths of a contract that have an operation with an HTTP method. */
export type PathWith<Paths, Method extends Verb> = {
  [Path in keyof Paths]: Paths[Path] extends { [Name in Method]: object } ? Path : never;
}[keyof Paths];

/** The operation of a contract with an HTTP method and a path. */
export type OperationAt<Paths, Method extends Verb, Path extends keyof Paths> = Paths[Path][Method &
  keyof Paths[Path]];

/** The parameters of an operation. `params` may be omitted if no parameter is required. */
export type ParamsOption<Operation> = Operation extends { parameters: infer Parameters }
  ? Record<never, never> extends Parameters
    ? { readonly params?: Parameters }
    : { readonly params: Parameters }
  : { readonly params?: never };

type Parts<Content> = { readonly [Part in keyof Content]: Blob | string };

/** The body of an operation: JSON, a form, or an object that contains the parts of a `multipart` body. */
export type BodyOption<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content extends { 'multipart/form-data': infer Form }
    ? { readonly body: Parts<Form> }
    : { readonly body: Content[keyof Content] }
  : { readonly body?: never };

/** A contract whose operations are known only at run time. */
export type AnyPaths = Record<
  string,
  Record<
    Verb,
    {
      parameters: { path?: object; query?: object; header?: object };
      requestBody: { content: { 'application/json': unknown } };
    }
  >
>;
