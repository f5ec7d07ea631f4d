import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('escapes values, in text and in attributes', () => {
    const evil = `"><img src=x onerror='a&b'>`;
    const { text } = html`<a href="${evil}">${evil}</a>`;
    expect(text).not.toContain('<img');
    expect(text).toBe(
      '<a href="&#34;&#62;&#60;img src=x onerror=&#39;a&#38;b&#39;&#62;">&#34;&#62;&#60;img src=x onerror=&#39;a&#38;b&#39;&#62;</a>',
    );
  });

  it('keeps markup and lists of markup, and shows nothing for nothing', () => {
    const items = ['a', '<b>'].map((value) => html`<li>${value}</li>`);
    const page = html`${items}${null}${undefined}${7}`;
    expect(page.text).toBe('<li>a</li><li>&#60;b&#62;</li>7');
  });
});
