import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emit } from '../../../testing/emit.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { Button } from './button.tsx';
import { MoreActions } from './more-actions.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const menu = () => screen.getByText('Extend').parentElement as HTMLElement;

async function open() {
  renderScreen(
    <MoreActions>
      <Button>Extend</Button>
    </MoreActions>,
  );
  const opener = screen.getByRole('button', { name: 'More actions' });
  await user.click(opener);
  expect(menu()).toHaveAttribute('data-shown');
  return opener;
}

/** Moves what the menu stands beside. */
const move = (opener: HTMLElement) =>
  vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 44, 44));

it.each([
  ['the page is scrolled', () => emit.scroll(document)],
  ['the window changes its size', () => emit.resize()],
])('closes when %s, and gives the focus back that was in it', async (_when, tell) => {
  const opener = await open();
  screen.getByText('Extend').focus();
  move(opener);
  tell();
  expect(menu()).not.toHaveAttribute('data-shown');
  expect(opener).toHaveFocus();
});

it('leaves the focus elsewhere when it was not in it', async () => {
  move(await open());
  (document.activeElement as HTMLElement).blur();
  emit.scroll(document);
  expect(menu()).not.toHaveAttribute('data-shown');
  expect(document.body).toHaveFocus();
});

it('stays when news come of scrolling that ended before it was opened', async () => {
  await open();
  emit.scroll(document);
  expect(menu()).toHaveAttribute('data-shown');
});

it('stays while it is scrolled itself', async () => {
  await open();
  emit.scroll(menu());
  expect(menu()).toHaveAttribute('data-shown');
});

describe('its place', () => {
  const HEIGHT = 200;
  const placed = async (windowHeight: number, openerTop: number) => {
    vi.stubGlobal('innerHeight', windowHeight);
    const page = HTMLElement.prototype;
    const popover = { showPopover: vi.fn(), hidePopover: vi.fn() };
    const own = Object.keys(popover).map((name) => [name, Object.getOwnPropertyDescriptor(page, name)] as const);
    Object.assign(page, popover);
    onTestFinished(() => {
      for (const [name, before] of own) {
        if (before) Object.defineProperty(page, name, before);
        else Reflect.deleteProperty(page, name);
      }
    });
    vi.spyOn(page, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
    vi.spyOn(page, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, openerTop, 80, 44));
    await open();
    return menu().style.top;
  };

  it.each([
    ['below the button', 600, 100, '152px'],
    ['above it where there is no room below', 600, 500, '292px'],
    ['over it where neither has room, all in sight', 300, 150, '92px'],
    ['at the upper edge where it fills the window', 210, 100, '8px'],
  ])('is %s', async (_where, windowHeight, openerTop, top) => {
    expect(await placed(windowHeight, openerTop)).toBe(top);
  });
});
