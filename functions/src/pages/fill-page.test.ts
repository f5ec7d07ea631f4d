import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillMissingPage, fillPage, type PageHead } from './fill-page.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'web', 'index.html'), 'utf8');
const HOSTILE = `</title><script>alert("1")</script><img src=x onerror='2'>&amp;`;
const ESCAPED =
  '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;2&#39;&gt;&amp;amp;';

const head = (changes: Partial<PageHead> = {}): PageHead => ({
  title: 'Iced Tea',
  description: 'Show our tea.',
  address: 'https://doubloon.example/loot/cmp_1',
  kind: 'website',
  picture: { address: 'https://doubloon.example/share.png', wide: true },
  firstPictures: [],
  ...changes,
});

const count = (page: string, part: string) => page.split(part).length - 1;

describe('a page with what it is about', () => {
  it('is called by its title, described, and found at one address, each said once', () => {
    const page = fillPage(PAGE, head(), {});
    for (const element of [
      '<title>Iced Tea · Doubloon</title>',
      '<meta name="description" content="Show our tea.">',
      '<link rel="canonical" href="https://doubloon.example/loot/cmp_1">',
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="Iced Tea">',
      '<meta property="og:description" content="Show our tea.">',
      '<meta property="og:url" content="https://doubloon.example/loot/cmp_1">',
      '<meta property="og:image" content="https://doubloon.example/share.png">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="twitter:title" content="Iced Tea">',
      '<meta name="twitter:image" content="https://doubloon.example/share.png">',
    ])
      expect(count(page, element), element).toBe(1);
    for (const said of ['<title>', 'name="description"', 'og:title"', 'og:site_name', 'og:description"'])
      expect(count(page, said), said).toBe(1);
    expect(page).not.toContain('noindex');
  });

  it('keeps everything else of the page', () => {
    const without = (page: string) => page.replace(/<!-- about[\s\S]*?<!-- end of about this page -->/, '');
    const [before = '', after = ''] = PAGE.split(/<!-- about[\s\S]*?<!-- end of about this page -->/);
    const page = fillPage(PAGE, head(), {});
    expect(without(PAGE)).toBe(before + after);
    expect(page.startsWith(before)).toBe(true);
    expect(page.endsWith(after)).toBe(true);
  });

  it('shows a picture of somebody beside the text', () => {
    const picture = { address: 'https://files.example/a.png?alt=media&token=1', wide: false };
    const page = fillPage(PAGE, head({ kind: 'profile', picture }), {});
    expect(page).toContain('<meta property="og:image" content="https://files.example/a.png?alt=media&amp;token=1">');
    expect(page).toContain('<meta name="twitter:card" content="summary">');
  });

  it('lets browsers load the pictures early that it shows first', () => {
    const page = fillPage(PAGE, head({ firstPictures: ['https://files.example/a.png?a=1&b="'] }), {});
    expect(page).toContain('<link rel="preload" as="image" href="https://files.example/a.png?a=1&amp;b=&quot;">');
  });

  it('takes texts of people as text, whatever stands in them', () => {
    const page = fillPage(
      PAGE,
      head({ title: HOSTILE, description: HOSTILE, address: `https://a.example/${HOSTILE}` }),
      {},
    );
    expect(page).toContain(`<title>${ESCAPED} · Doubloon</title>`);
    expect(page).toContain(`content="${ESCAPED}"`);
    expect(page).toContain(`href="https://a.example/${ESCAPED}"`);
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img');
    // Signs that `replace` would take for its own.
    expect(fillPage(PAGE, head({ title: "$& $1 $'" }), {})).toContain('<title>$&amp; $1 $&#39; · Doubloon</title>');
  });

  it('holds answers as data that nothing in them can end', () => {
    const answers = { '/campaigns/cmp_1': { json: { title: `</script><!--<script>${HOSTILE}` } } };
    const page = fillPage(PAGE, head(), answers);
    const [, json = ''] = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(page) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(answers);
  });

  it('describes itself in one line of at most 200 characters, cut after a word', () => {
    const described = (description: string) =>
      /name="description" content="([^"]*)"/.exec(fillPage(PAGE, head({ description }), {}))?.[1] ?? '';
    expect(described('Two\n\n  lines ')).toBe('Two lines');
    expect(described('word '.repeat(100))).toBe(`${'word '.repeat(39)}word…`);
    expect(described('x'.repeat(300))).toBe(`${'x'.repeat(199)}…`);
    expect(described('🫖'.repeat(150)).isWellFormed()).toBe(true);
  });

  it('is refused without a place for it', () => {
    expect(() => fillPage('<head><title>Doubloon</title></head>', head(), {})).toThrow('no place');
  });
});

it('leaves what does not exist out of search engines', () => {
  const page = fillMissingPage(PAGE, 'Loot Not Found');
  expect(page).toContain('<title>Loot Not Found · Doubloon</title><meta name="robots" content="noindex">');
  expect(page).not.toContain('og:title');
});
