import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { Button } from './button.tsx';
import { MoreActions } from './more-actions.tsx';

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

it.each([
  ['the page is scrolled', () => fireEvent.scroll(document)],
  ['the window changes its size', () => fireEvent(window, new Event('resize'))],
])('closes when %s, and gives the focus back that was in it', async (_when, move) => {
  const opener = await open();
  screen.getByText('Extend').focus();
  move();
  expect(menu()).not.toHaveAttribute('data-shown');
  expect(opener).toHaveFocus();
});

it('leaves the focus elsewhere when it was not in it', async () => {
  await open();
  (document.activeElement as HTMLElement).blur();
  fireEvent.scroll(document);
  expect(menu()).not.toHaveAttribute('data-shown');
  expect(document.body).toHaveFocus();
});

it('stays while it is scrolled itself', async () => {
  await open();
  fireEvent.scroll(menu());
  expect(menu()).toHaveAttribute('data-shown');
});
