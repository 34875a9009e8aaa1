import 'openapi-fetch';
