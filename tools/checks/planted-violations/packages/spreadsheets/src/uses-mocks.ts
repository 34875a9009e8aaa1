import '../../../mocks/src/uses-sdk.ts';
