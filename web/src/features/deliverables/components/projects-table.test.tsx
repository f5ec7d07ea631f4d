import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { ProjectActions, ProjectsTable } from './projects-table.tsx';

const wire = anApplicationOnTheWire();

it.each([
  ['approved', true, true, false, false],
  ['approved', false, false, true, true],
  ['completed', true, false, false, true],
  ['completed', false, false, false, false],
])('offers to submit to an %s project whose loot runs (%s): %s', (status, isRunning, offered, saysClosed, provable) => {
  const project = ApplicationView.decode({ ...wire, status, campaign: { ...wire.campaign, isRunning } } as never);
  renderScreen(
    <ProjectsTable
      projects={[project]}
      isTurn={() => false}
      moneyOf={() => null}
      actionsOf={(each) => (
        <ProjectActions
          turn={{ mine: false, next: null, provable }}
          project={each}
          isFullyPaid={false}
          earnsMore={false}
          onSubmit={vi.fn()}
          onProve={vi.fn()}
        />
      )}
    />,
  );
  expect(screen.queryAllByRole('button', { name: 'Submit Treasure for Iced Tea' }).length > 0).toBe(offered);
  expect(screen.queryAllByText('Closed').length > 0).toBe(saysClosed);
  expect(screen.queryAllByRole('button', { name: 'Manage Proof for Iced Tea' }).length > 0).toBe(provable);
});

it('leads to the payouts where nothing more can be earned, and keeps the rest in a menu', async () => {
  renderScreen(
    <ProjectActions
      project={ApplicationView.decode({ ...wire, status: 'approved' } as never)}
      turn={{ mine: false, next: 'prove', provable: true }}
      isFullyPaid
      earnsMore={false}
      onSubmit={vi.fn()}
      onProve={vi.fn()}
    />,
  );
  expect(screen.getByRole('link', { name: 'See payouts of Iced Tea' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More actions for Iced Tea' }));
  expect(screen.getByRole('button', { name: 'Manage Proof for Iced Tea' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit Treasure for Iced Tea' })).toBeVisible();
});

it('offers first to submit where one more treasure earns more, and the proofs in a menu', () => {
  renderScreen(
    <ProjectActions
      project={ApplicationView.decode({ ...wire, status: 'approved' } as never)}
      turn={{ mine: false, next: 'prove', provable: true }}
      isFullyPaid={false}
      earnsMore
      onSubmit={vi.fn()}
      onProve={vi.fn()}
    />,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Submit Treasure', 'More actions', 'Manage Proof'].map((name) => `${name} for Iced Tea`));
});
