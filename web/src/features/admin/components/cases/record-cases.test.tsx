import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { showCase } from '../../../../testing/show/show-case.tsx';
import { aCaseOnTheWire } from '../../../../testing/wire/listed-case.ts';
import { user } from '../../../../testing/user.ts';
import { CasesScreen } from './cases-screen.tsx';

const disputed = {
  ...{ kind: 'figure', campaign_id: null, subject_id: 'cy:treasures_rejected', figure: 'treasures_rejected' },
  ...{ opened_by: 'cy', summary: 'One was taken back', person: { name: 'Cy', picture: null } },
  people: [{ uid: 'cy', name: 'Cy', as: 'asked' }],
} satisfies Parameters<typeof aCaseOnTheWire>[0];

it('leads from a disputed figure to its case', async () => {
  answerApi({ 'GET /admin/cases': { json: [aCaseOnTheWire(disputed)] } });
  renderScreen(<CasesScreen kind="figure" empty="Everybody agrees with their figures." />);
  expect(await screen.findByText('One was taken back')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open case' })).toHaveAttribute('href', '/admin/cases/case_1');
  expect(screen.getByRole('link', { name: 'Cy' })).toHaveAttribute('href', '/admin/people/cy');
  expect(screen.queryByRole('link', { name: 'The loot' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Flag' })).toBeNull();
});

it('shows what is counted in a disputed figure, and says what granting means', async () => {
  const counted = { id: 'cmp_1__cy', kind: 'treasures', adds: 2, campaign_id: 'cmp_1', title: 'Iced Tea' };
  showCase(disputed, {
    'GET /records/cy/counted/treasures_rejected': { json: [{ ...counted, created_at: '2026-11-01T00:00:00.000Z' }] },
  });
  expect(await screen.findByText('Cy finds a figure in their record wrong: Treasures rejected.')).toBeVisible();
  const listed = await screen.findByRole('list', { name: 'What is counted' });
  expect(listed.textContent).toMatch(/Iced Tea.*counts 2$/);
  await user.click(screen.getByRole('button', { name: 'Grant' }));
  expect(await screen.findByText(/^Put the figure right first/)).toBeVisible();
});
