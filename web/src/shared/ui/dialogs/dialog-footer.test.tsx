import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { DialogFooter } from './dialog-footer.tsx';
import { Dialog } from './dialog.tsx';

it('a footer stands at the end of its dialog, after all that scrolls, with its note, and still belongs to what it is written in', async () => {
  const onPress = vi.fn();
  renderScreen(
    <Dialog title="A treasure" onClose={() => undefined}>
      <section aria-label="Decision" onClick={onPress}>
        <DialogFooter note="Pays SGD 30.00 now">
          <button type="button">Approve</button>
        </DialogFooter>
      </section>
      <p>A long story</p>
    </Dialog>,
  );
  const approve = screen.getByRole('button', { name: 'Approve' });
  expect(screen.getByRole('dialog').lastElementChild?.contains(approve)).toBe(true);
  expect(screen.getByRole('dialog').lastElementChild?.textContent).toBe('Pays SGD 30.00 nowApprove');
  expect(screen.getByRole('region', { name: 'Decision' }).contains(approve)).toBe(false);
  await user.click(approve);
  expect(onPress).toHaveBeenCalledOnce();
});

it('a footer outside of a dialog stays where it is', () => {
  renderScreen(
    <section aria-label="Decision">
      <DialogFooter>
        <button type="button">Approve</button>
      </DialogFooter>
    </section>,
  );
  expect(screen.getByRole('region').contains(screen.getByRole('button'))).toBe(true);
});
