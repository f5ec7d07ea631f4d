import { describe, expect, it } from 'vitest';
import { SafeFetchError } from '../platform/fetching/safe-fetch.ts';
import { readMeta, readScriptText, tryFetch } from './read-page.ts';

/**
 * Processor time that reading a page may take, in ms: fifty times what it takes, half of what expressions without limits take. What runs beside it does not
 * count.
 */
const ENDLESS_MS = 5_000;

describe('reading what a page says about itself', () => {
  it('finds properties, names and itemprops in any order and either quotes, decoded', () => {
    const meta = readMeta(`
      <META content='a &amp; b' property="og:title">
      <meta name="description" content="&#65;&#x42; &quot;C&quot; &unknown;" data-x/>
      <link itemprop="url" href="http://www.youtube.com/@mina">
      <meta charset="utf-8"><meta property="og:url">`);
    expect(Object.fromEntries(meta)).toEqual({
      'og:title': 'a & b',
      description: 'AB "C" &unknown;',
      url: 'http://www.youtube.com/@mina',
    });
  });

  it('keeps the first of two equal names', () => {
    expect(readMeta('<meta name="a" content="1"><meta name="a" content="2">').get('a')).toBe('1');
  });

  it('does not take text for a tag', () => {
    expect(readMeta('<p title="x">&lt;meta name="a" content="1"&gt;</p>').size).toBe(0);
  });

  it.each(['<meta '.repeat(80_000), `<meta ${'a="'.repeat(150_000)}`, `<meta ${'a'.repeat(19_000)}>`.repeat(25)])(
    'is done at once with a hostile page that begins %.12s',
    (html) => {
      const start = process.cpuUsage();
      readMeta(html);
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(ENDLESS_MS);
    },
  );

  it('reads a text out of a script, only behind its marker', () => {
    const html = '{"bio":"no"}<script>{"user-detail":{"bio":"say \\"AB12CD\\" \\u003c","x":"bio"}}</script>';
    expect(readScriptText(html, '"user-detail"', 'bio')).toBe('say "AB12CD" <');
    expect(readScriptText(html, '"absent"', 'bio')).toBeUndefined();
    expect(readScriptText(html, '"user-detail"', 'absent')).toBeUndefined();
    expect(readScriptText('m "bio":"\\x"', 'm', 'bio')).toBeUndefined();
  });

  it('turns failures of the fetch into values, and nothing else', async () => {
    await expect(tryFetch(() => Promise.reject(new SafeFetchError('timeout', 'late')), '')).resolves.toEqual({
      failure: 'timeout',
    });
    await expect(tryFetch(() => Promise.reject(new TypeError('bug')), '')).rejects.toThrow('bug');
  });
});
