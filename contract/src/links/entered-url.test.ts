import { describe, expect, it } from 'vitest';
import { createDeliverable } from '../deliverables/operations.ts';
import { EnteredAccountUrl, EnteredUrl, withScheme } from './entered-url.ts';

describe('a typed address', () => {
  it.each([
    ['instagram.com/sofia', 'https://instagram.com/sofia'],
    [' www.instagram.com/reel/C8kZ/ ', 'https://www.instagram.com/reel/C8kZ/'],
    ['YouTube.com/watch?v=dQw4w9WgXcQ', 'https://YouTube.com/watch?v=dQw4w9WgXcQ'],
    ['x.com?a=1', 'https://x.com?a=1'],
    ['youtu.be', 'https://youtu.be'],
  ])('"%s" is read as %s', (typed, read) => {
    expect(withScheme(typed)).toBe(read);
    expect(EnteredUrl.parse(typed)).toBe(read);
    expect(EnteredAccountUrl.parse(typed)).toBe(read);
  });

  it.each([
    'https://x.com/mina',
    'http://x.com/mina',
    'ftp://x.com/mina',
    'javascript:alert(1)',
    '//x.com/mina',
    '@mina',
    'mina',
    'my post',
    'x.com:8443/mina',
    'mina@x.com',
    '',
  ])('"%s" stays as it is', (typed) => {
    expect(withScheme(typed)).toBe(typed);
  });

  it('cannot be empty', () => {
    expect(EnteredUrl.safeParse('  ').success).toBe(false);
    expect(EnteredAccountUrl.safeParse('  ').success).toBe(false);
  });
});

describe('the address of a treasure', () => {
  const { url } = createDeliverable.input.body.shape;

  it('is taken without its scheme, and sent with it', () => {
    expect(url.parse('instagram.com/reel/C8kZ')).toBe('https://instagram.com/reel/C8kZ');
    expect(url.encode('instagram.com/reel/C8kZ')).toBe('https://instagram.com/reel/C8kZ');
  });

  it.each(['my post', '', `https://x.com/${'a'.repeat(2000)}`])('is no other text: %s', (text) => {
    expect(url.safeParse(text).success).toBe(false);
  });
});
