// @vitest-environment node
import { expect, it } from 'vitest';
import { classesOf, usedStyles } from './used-styles.ts';

const SHEET = String.raw`@layer reset,utilities;
@layer reset{a{color:red}}
@layer utilities{.p_4{padding:1rem}.m_4{margin:1rem}.lh_1\.5,.lh_2{line-height:1.5}
.dark .dark\:c_text,.dark.dark\:c_text{color:white}
@media (width>=48rem){.md\:p_8{padding:2rem}.\32xl\:p_9{padding:3rem}}
@media print{.d_none{display:none}}}`;
const HTML = '<main class="p_4 lh_1.5"><p class="dark:c_text 2xl:p_9">p_8</p></main>';

it('keeps the rules that are about no class, and those of classes that are there', () => {
  const used = usedStyles(SHEET, HTML).replaceAll('\n', '');
  expect(used).toBe(
    String.raw`@layer reset,utilities;@layer reset{a{color:red}}@layer utilities{.p_4{padding:1rem}.lh_1\.5{line-height:1.5}.dark .dark\:c_text,.dark.dark\:c_text{color:white}@media (width>=48rem){.\32xl\:p_9{padding:3rem}}}`,
  );
});

it('names every class that has rules as elements name it', () => {
  expect(classesOf(SHEET).sort()).toEqual(
    ['p_4', 'm_4', 'lh_1.5', 'lh_2', 'dark', 'dark:c_text', 'md:p_8', '2xl:p_9', 'd_none'].sort(),
  );
});

it('reads classes whose names hold characters that HTML writes as entities', () => {
  const sheet = String.raw`.before\:content_\"✓\":before{content:"✓"}.\[\&_\>_a\]\:c_red > a{color:red}`;
  const html = '<li class="before:content_&quot;✓&quot;"><b class="[&amp;_&gt;_a]:c_red">✓</b></li>';
  expect(usedStyles(sheet, html)).toBe(sheet);
});
