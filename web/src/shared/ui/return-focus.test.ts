import { afterEach, expect, it, vi } from 'vitest';
import { returnFocus } from './return-focus.ts';

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML = '<main id="main" tabindex="-1"><button>Approve</button><a href="/x">Next</a></main>';
  const [main, button, link] = ['main', 'button', 'a'].map((name) => document.querySelector<HTMLElement>(name));
  if (!main || !button || !link) throw new Error('The page is incomplete');
  return { main, button, link };
}

it('gives the focus back to what had it', () => {
  const { button } = page();
  returnFocus(button);
  expect(document.activeElement).toBe(button);
});

it('gives it to the screen when what had it is gone', () => {
  const { main, button } = page();
  button.remove();
  returnFocus(button);
  expect(document.activeElement).toBe(main);
});

it('gives it to the screen when what had it goes afterwards', async () => {
  const { main, button } = page();
  returnFocus(button);
  button.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(main));
});

it('leaves it where somebody has put it meanwhile', async () => {
  const { button, link } = page();
  returnFocus(button);
  link.focus();
  button.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(link);
});
