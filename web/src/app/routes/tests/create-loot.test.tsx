import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { CreateLootRoute } from '../create-loot.tsx';
import { readLocalDraft, writeLocalDraft } from '../../../shared/drafts/use-kept-text.ts';
import { paths } from '../../../shared/paths.ts';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { eventually } from '../../../testing/eventually.ts';
import { user } from '../../../testing/user.ts';
import { emptyLoot } from '../../../features/campaigns/create/create-loot-values.ts';
import { LOOT_DRAFT_KEY, LootDraft } from '../../../features/campaigns/create/loot-draft.ts';

const owner = aPerson({ role: 'business_owner' });
const CANCEL = 'POST /payments/stripe/checkout/cancel';
const answers = (ownerId = owner.uid) => ({
  'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign({ owner_id: ownerId })) },
  'GET /drafts': { json: [] },
});
const open = () =>
  renderScreen(
    <Routes>
      <Route path="/create-loot" element={<CreateLootRoute />} />
      <Route path="/payment-success" element={<p>Paid already</p>} />
    </Routes>,
    paths.copyOfLoot('cmp_1'),
  );
const kept = () => LootDraft.parse(JSON.parse(readLocalDraft(sessionStorage, owner.uid, LOOT_DRAFT_KEY) ?? 'null'));
const begin = () => {
  const draft = { id: 'draft-one', checkoutId: null, changed: false, values: { ...emptyLoot, title: 'Hot Tea' } };
  writeLocalDraft(sessionStorage, owner.uid, LOOT_DRAFT_KEY, JSON.stringify(draft));
};
const replace = async () => {
  await user.click(await screen.findByRole('button', { name: 'Replace it with the copy' }));
  await user.click(screen.getByRole('button', { name: 'Replace draft' }));
};

beforeEach(() => {
  sessionStorage.clear();
  saveSession('t', owner);
});

it('a copy of a loot is the draft that the form begins with, and says so', async () => {
  answerApi(answers());
  open();
  expect(await screen.findByLabelText('Title')).toHaveValue('Iced Tea');
  expect(screen.getByLabelText('Budget (SGD)')).toHaveValue(500);
  expect(screen.getByText(/This is a copy of Iced Tea/)).toBeVisible();
  expect(kept()).toMatchObject({ checkoutId: null, values: { title: 'Iced Tea' } });
});

it('a copy of a loot takes the place of another draft only when told to, once that cannot be paid any more', async () => {
  begin();
  const calls = answerApi({ ...answers(), [CANCEL]: { json: { status: 'cancelled', payment_gateway_id: null } } });
  open();
  expect(await screen.findByText('You have begun another loot')).toBeVisible();
  await replace();
  expect(await screen.findByLabelText('Title')).toHaveValue('Iced Tea');
  expect(calls).toContainEqual({ call: CANCEL, body: { draftId: 'draft-one' } });
  expect(kept().id).not.toBe('draft-one');
});

it('a copy of a loot leaves another draft as it is for somebody who goes on with that', async () => {
  begin();
  answerApi(answers());
  open();
  await user.click(await screen.findByRole('button', { name: 'Go on with the draft' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Hot Tea');
  expect(screen.getByText('Your draft is back, as you left it.')).toBeVisible();
  expect(kept().id).toBe('draft-one');
});

it('a copy of a loot leads to the payment of another draft that was paid for meanwhile', async () => {
  begin();
  answerApi({ ...answers(), [CANCEL]: { json: { status: 'paid', payment_gateway_id: 'cs_1' } } });
  open();
  await replace();
  expect(await screen.findByText('Paid already')).toBeVisible();
  expect(kept().id).toBe('draft-one');
});

it('a copy of a loot keeps another draft whose payment page nobody could close', async () => {
  begin();
  answerApi({ ...answers(), [CANCEL]: { status: 502, json: { message: 'Not reached' } } });
  open();
  await replace();
  await eventually(() => expect(toastTexts()).toEqual([expect.stringContaining('Your draft is kept')]));
  expect(kept().id).toBe('draft-one');
});

it('a copy of a loot is not made of a loot of somebody else', async () => {
  answerApi(answers('somebody'));
  open();
  expect(await screen.findByText('Loot Not Found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Begin without a copy' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});
