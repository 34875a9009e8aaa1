import { PortalError, type PortalErrorKind } from '@portal-kit/sdk';
import { describe, expect, test } from 'vitest';
import { createCodeMissingError } from '../errors/code-missing';
import { kernelMessages } from '../messages/kernel.messages';
import { failureToast, formatFailure, saveFailureToast } from './failure';

const texts = kernelMessages('en-US');
const unexpected = 'It seems that an unexpected error has occurred. Please, try again later.';

describe('failureText', () => {
  test.each<[PortalErrorKind, string]>([
    ['http', 'What the server said'],
    ['network', 'You appear to be offline. Check your connection and try again.'],
    ['timeout', 'The server took too long to respond. Please try again.'],
    ['parse', unexpected],
    ['aborted', unexpected],
  ])('formatFailure() returns the message of an error of kind %s: %s', (kind, text) => {
    expect(formatFailure(new PortalError({ kind, message: 'What the server said' }), texts)).toBe(text);
  });

  test.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://portal.example/assets/a.js'],
    ['Firefox', 'error loading dynamically imported module: https://portal.example/assets/a.js'],
    ['Safari', 'Importing a module script failed.'],
  ])('formatFailure() suggests a reload when code is missing in %s', (_, message) => {
    const lost = texts.codeMissing;
    expect(lost).toContain('Reload it');
    expect(formatFailure(new TypeError(message), texts)).toBe(lost);
    expect(formatFailure(createCodeMissingError(new TypeError(message)), texts)).toBe(lost);
  });

  test('formatFailure() returns the generic message when the server sent none, and for unknown errors', () => {
    for (const error of [
      new PortalError({ kind: 'http', status: 500, message: '' }),
      new PortalError({ kind: 'http', status: 500, message: ' \n' }),
      new TypeError('x is not a function'),
      { kind: 'http', message: 'not ours' },
      'text',
      null,
      undefined,
    ]) {
      expect(formatFailure(error, texts)).toBe(unexpected);
    }
  });
});

describe('failureToast', () => {
  test('saveFailureToast() lists each field with its message, and messages without a field unchanged', () => {
    const error = new PortalError({
      kind: 'http',
      status: 422,
      message: 'Item could not be saved',
      fields: [
        { fieldPath: 'sku', message: 'Already in use' },
        { fieldPath: 'warehouses[0].warehouseId', message: 'Unknown' },
        { fieldPath: '', message: 'Too many items' },
        { fieldPath: '__proto__.x', message: 'No' },
      ],
    });
    expect(saveFailureToast(error, texts)).toEqual({
      status: 'error',
      title: 'Error',
      caption: 'Item could not be saved',
      validationErrors: [
        'sku: Already in use',
        'warehouses[0].warehouseId: Unknown',
        'Too many items',
        '__proto__.x: No',
      ],
    });
  });

  test('failureToast() shows the id of the failed request as a reference for support', () => {
    const error = new PortalError({ kind: 'http', status: 500, message: 'No', requestId: 'req-7' });
    expect(failureToast(error, texts).additionalInfo).toBe('Reference: req-7');
  });

  test('saveFailureToast() lists 20 fields and the number of the others', () => {
    const fields = Array.from({ length: 500 }, (_, index) => ({ fieldPath: `f${index}`, message: 'No' }));
    const error = new PortalError({ kind: 'http', status: 422, message: 'No', fields });
    const { validationErrors, moreErrors } = saveFailureToast(error, texts);
    expect([validationErrors?.length, validationErrors?.[19], moreErrors]).toEqual([
      20,
      'f19: No',
      '480 more errors',
    ]);
  });

  test.each([
    ['en', 'de', 'en'],
    ['fr-CA', 'en-US', 'fr-CA'],
    ['en-US', 'en-IN', undefined],
    ['fr', 'fr-CA', undefined],
    [undefined, 'de', undefined],
  ])('a server message in the language %s on a page in %s has the lang %s', (language, page, lang) => {
    const error = new PortalError({ kind: 'http', status: 409, message: 'No', language });
    const pageTexts = { ...texts, language: page };
    expect(failureToast(error, pageTexts).lang).toBe(lang);
  });

  test('failureToast() uses the generic messages for unknown errors, and the given title', () => {
    expect(failureToast(new Error('x'), texts, 'Submission Error')).toEqual({
      status: 'error',
      title: 'Submission Error',
      caption: unexpected,
    });
  });
});
