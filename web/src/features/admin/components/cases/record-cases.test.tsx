import { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { user } from '../../../../testing/user.ts';
import { CasesScreen } from './cases-screen.tsx';

const disputed = ListedCaseView.encode({
  id: 'case_1',
  kind: 'figure',
  campaign_id: null,
  subject_id: 'cy:treasures_rejected',
  figure: 'treasures_rejected',
  subject_type: null,
  treasure_id: null,
  decide_by: null,
  silence_refuses: false,
  answer_by: null,
  opened_by: 'cy',
  summary: 'One was taken back',
  amount: null,
  status: 'open',
  decision: null,
  flag: null,
  reported: null,
  created_at: new Date('2026-11-20T08:00:00Z'),
  person: { name: 'Cy', picture: null },
  loot: null,
  score: null,
  flags: [],
});

it('shows what is counted in a disputed figure, and says what granting means', async () => {
  const counted = { id: 'cmp_1__cy', kind: 'treasures', adds: 2, campaign_id: 'cmp_1', title: 'Iced Tea' };
  answerApi({
    'GET /admin/cases': { json: [disputed] },
    'GET /records/cy/counted/treasures_rejected': { json: [{ ...counted, created_at: '2026-11-01T00:00:00.000Z' }] },
  });
  renderScreen(<CasesScreen kind="figure" empty="Everybody agrees with their figures." />);
  expect(await screen.findByText('One was taken back')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'The loot' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Flag' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Counted' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Treasures rejected' }));
  expect((await dialog.findByRole('listitem')).textContent).toMatch(/Iced Tea.*counts 2$/);
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await screen.findByText(/^Put the figure right first/)).toBeVisible();
});
