// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { chakra } from './chakra.tsx';
import { stylesOf } from './style-sheet.ts';

it('collects the rules of a page that is rendered without a browser, each of them once', () => {
  renderToString(<chakra.b color="red" />);
  const html = renderToString(
    <chakra.main display="grid" gap="4">
      <chakra.p color="muted" />
      <chakra.p color="muted" />
    </chakra.main>,
  );
  const names = [...html.matchAll(/class="css-(\w+)"/g)].map(([, name]) => name);
  expect(html).not.toContain('<style');
  expect(new Set(names).size).toBe(2);
  expect(stylesOf(html)).toBe(
    `<style data-emotion="css ${names[0]} ${names[1]}">.css-${names[0]}{display:grid;gap:var(--chakra-spacing-4);}.css-${names[1]}{color:var(--chakra-colors-muted);}</style>`,
  );
});
