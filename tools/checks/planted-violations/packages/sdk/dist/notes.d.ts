import { Middleware } from 'openapi-fetch';

export declare const note: (text: string) => string;
export declare const middleware: Middleware;
