import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailto } from './mailto';

describe('the mailto link of an email address', () => {
  test('an email address becomes a mailto link', () => {
    expect(mailto('support@cellar.example')).toBe('mailto:support@cellar.example');
    expect(mailto('help+portal@cellar.example')).toBe('mailto:help%2Bportal@cellar.example');
  });

  test.each([
    ['other addresses', 'a@cellar.example,b@evil.example'],
    ['a copy', 'a@cellar.example?cc=b@evil.example'],
    ['a subject and a text', 'a@cellar.example?subject=x&body=y'],
    ['another line', 'a@cellar.example\r\nBcc: b@evil.example'],
    ['a fragment', 'a@cellar.example#b'],
  ])('an address with %s is encoded and adds no header or recipient', (_, address) => {
    const link = mailto(address);
    const { search, hash, pathname } = new URL(link);
    expect([search, hash, decodeURIComponent(pathname)]).toEqual(['', '', address]);
    expect(link.slice('mailto:'.length)).not.toMatch(/[,;?&#\s]/);
  });

  test('no text produces a link with headers or a second recipient', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (address) => {
        expect(mailto(address)).toMatch(/^mailto:[^,;?&#@\s]*@?[^,;?&#@\s]*$/);
      }),
    );
  });
});
