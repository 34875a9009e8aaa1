import 'openapi-typescript';
