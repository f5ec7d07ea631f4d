import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { useNarrowing } from './narrowing.tsx';
import { StatusSegments, StatusSelect } from './status-segments.tsx';

const LABELS = { all: 'Waiting', granted: 'Granted' } as const;

function Both() {
  const { selected, narrowing } = useNarrowing(LABELS);
  return (
    <>
      <StatusSegments {...narrowing.choice} />
      <StatusSelect {...narrowing.choice} />
      <p>{selected}</p>
    </>
  );
}

it('shows every status, and the chosen one as the address has it', async () => {
  renderScreen(<Both />, '/?status=granted');
  expect(screen.getByRole('group', { name: 'Status' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Granted' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Waiting' }));
  expect(await screen.findByText('all')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Granted');
  expect(await screen.findByRole('radio', { name: 'Granted' })).toBeChecked();
});
