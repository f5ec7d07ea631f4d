import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { anInvitationOnTheWire } from '../../../testing/wire/invitation.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { lootAnswers, showLoot, type ShownLoot } from '../../../testing/show/show-loot.tsx';
import { keysIn, user } from '../../../testing/user.ts';
import { LootRoute } from '../loot.tsx';

const GONE = { status: 500, json: { message: 'Something went wrong' } };
const keepAnswers = () =>
  sessionStorage.setItem(
    'loot_draft_application:cmp_1',
    JSON.stringify({ uid: 'u1', text: JSON.stringify({ cover_letter: 'Ahoy' }) }),
  );
const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

beforeEach(() => sessionStorage.clear());

describe("a loot's own page", () => {
  it('asks visitors to log in, and says what they would earn', async () => {
    await showLoot();
    expect(screen.getByText('Please log in to apply.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'What you earn' })).toBeVisible();
  });

  it('names in its offer what is paid and the most that one creator can earn, and calls what fewer views earn an estimate', async () => {
    const paysByView = {
      payout_model: 'per_view',
      budget: 60_000,
      remaining_budget: 50_000,
      creator_cap: 20_000,
    } as const;
    await showLoot({ campaign: { ...paysByView, expected_reach: 30_000 } });
    const text = document.body.textContent.replaceAll('\u00a0', ' ');
    expect(text).toContain('SGD 15.00for the first 1,000 viewsEarn up to SGD 200.00 with 12,000 counted views or more');
    expect(screen.getByLabelText('Estimated for one creator').getAttribute('aria-valuetext')).toMatch(
      /^5,000 counted views earn SGD.80\.00$/,
    );
  });

  it('promises nothing once it is closed', async () => {
    await showLoot({ campaign: { status: 'completed', paidOut: 20_000, remaining_budget: 30_000 } });
    expect(screen.queryByText(/Earn up to|What you earn/)).toBeNull();
    expect(screen.queryByLabelText('Estimated for one creator')).toBeNull();
    expect(screen.getByRole('heading', { name: 'What it paid' })).toBeVisible();
  });

  it('says how its owner has decided and paid so far, or that they are new', async () => {
    const owner_record = {
      decisions: 40,
      decided_in_time: 38,
      median_hours: 6,
      treasures_decided: 20,
      treasures_accepted: 18,
      payouts_made: 12,
      creators_accepted: 8,
      creators_came_back: 3,
      refunds_asked: 1,
    };
    await showLoot({ campaign: { owner_record } });
    expect(['Usually decides in', 'In time', 'Accepted', 'Creators who returned'].map(fact)).toEqual([
      '6 hours',
      '95%',
      '90%',
      '3 of 8',
    ]);
    cleanup();
    await showLoot();
    expect(screen.getByText('New here')).toBeVisible();
    expect(screen.queryByText('Usually decides in')).toBeNull();
  });

  it('says for how long its money lasts once it has paid', async () => {
    const created_at = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000);
    const paid = { created_at, paidOut: 20_000, remaining_budget: 30_000 };
    await showLoot({ campaign: { ...paid, endDate: null } });
    expect(screen.getByText(/the rest lasts about 15 days at this pace/)).toBeVisible();
    cleanup();
    await showLoot({ campaign: { ...paid, endDate: dayInSingapore(addDays(new Date(), 14)) } });
    expect(screen.getByText(/still available/)).toBeVisible();
    cleanup();
    await showLoot();
    expect(screen.queryByText(/at this pace/)).toBeNull();
  });

  it('lets creators apply, and shows them what they have sent', async () => {
    saveSession('t', aPerson());
    await showLoot();
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    expect(await screen.findByRole('dialog', { name: 'Apply to Iced Tea' })).toBeVisible();
  });

  it('opens the form for those whom its address leads there, as after signing in, with what they had written', async () => {
    saveSession('t', aPerson());
    keepAnswers();
    await showLoot({ at: '/loot/cmp_1?application=open' });
    expect(await screen.findByRole('dialog', { name: 'Apply to Iced Tea' })).toBeVisible();
    expect(screen.getByLabelText('Cover Letter')).toHaveValue('Ahoy');
  });

  it('opens the application of those whom its address leads to it, and no form for visitors', async () => {
    await showLoot({ at: '/loot/cmp_1?application=open' });
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    saveSession('t', aPerson());
    await showLoot({ own: [anApplicationOnTheWire()], at: '/loot/cmp_1?application=open' });
    await keysIn(await screen.findByRole('dialog', { name: 'My Application' }), '{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the answers when the session ends, and asks to log in by toast', async () => {
    saveSession('t', aPerson());
    keepAnswers();
    await showLoot();
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    act(() => clearSession());
    await user.click(await screen.findByRole('button', { name: 'Submit Application' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Please log in to apply.']));
    expect(screen.getByLabelText('Cover Letter')).toHaveValue('Ahoy');
  });

  it('shows creators the application they have', async () => {
    saveSession('t', aPerson());
    await showLoot({ own: [anApplicationOnTheWire()] });
    await user.click(await screen.findByRole('button', { name: /^Pending Review/ }));
    expect(screen.getByRole('dialog', { name: 'My Application' })).toBeVisible();
  });

  it('offers no form while it cannot tell whether creators have applied, but to look again', async () => {
    saveSession('t', aPerson());
    answerApi({ ...lootAnswers({}), 'GET /applications': GONE });
    renderScreen(
      <Routes>
        <Route path="/loot/:id" element={<LootRoute />} />
      </Routes>,
      '/loot/cmp_1',
    );
    expect(await screen.findByText('Failed to look for your application')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    answerApi(lootAnswers({ own: [anApplicationOnTheWire()] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Pending Review/ })).toBeVisible();
  });

  it('marks what was sent as pending at once, though the server cannot be asked for it', async () => {
    saveSession('t', aPerson());
    keepAnswers();
    await showLoot();
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    answerApi({
      ...lootAnswers({}),
      ...{ 'GET /applications': GONE, 'POST /applications': { status: 201, json: anApplicationOnTheWire() } },
    });
    await user.click(await screen.findByRole('button', { name: 'Submit Application' }));
    expect(await screen.findByRole('button', { name: /^Pending Review/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes away what was withdrawn at once, though the server cannot be asked for it, and opens no form', async () => {
    saveSession('t', aPerson());
    await showLoot({ own: [anApplicationOnTheWire()] });
    await user.click(await screen.findByRole('button', { name: /^Pending Review/ }));
    answerApi({
      ...lootAnswers({}),
      ...{ 'GET /applications': GONE, 'DELETE /applications/cmp_1__u1': { json: { success: true } } },
    });
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets creators appeal against a rejection, above the application that stays open', async () => {
    saveSession('t', aPerson());
    await showLoot({ own: [anApplicationOnTheWire({ status: 'rejected' })] });
    await user.click(await screen.findByRole('button', { name: /^Application Rejected/ }));
    await user.click(await screen.findByRole('button', { name: 'Appeal' }));
    await keysIn(await screen.findByRole('dialog', { name: 'Appeal against this decision' }), '{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Appeal against this decision' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'My Application' })).toBeVisible();
  });

  it.each([
    [{ full: true }, 'All creator slots are taken.'],
    [{ status: 'paused' as const }, 'This loot is paused and takes no applications right now.'],
    [{ endDate: '2020-01-01' }, 'This loot has ended.'],
  ])('takes no application when %o', async (campaign, words) => {
    saveSession('t', aPerson());
    await showLoot({ campaign });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  });

  it('leads its owner, and no other one, to its management', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: 'owner1' }));
    await showLoot();
    expect(screen.getByRole('link', { name: 'Manage this loot' })).toHaveAttribute('href', '/loot-management/cmp_1');
  });

  it('offers other owners nothing but to read', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: 'owner2' }));
    await showLoot();
    expect(screen.queryByRole('link', { name: 'Manage this loot' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  });

  it('says how many creator slots are left where they are limited', async () => {
    await showLoot({ campaign: { creator_slots: 5, free_slots: 2 } });
    expect(fact('Creator slots')).toBe('2 of 5 left');
  });

  it('reads how many have applied from the server, and shows 8 only when that fails', async () => {
    await showLoot({ campaign: { applications: 5 } });
    expect(await screen.findByText('3')).toBeVisible();
    expect(fact('Applications')).toBe('3');
  });

  it('shows 8 applications when the count cannot be read', async () => {
    await showLoot({ campaign: { applications: 5 }, count: { status: 500, json: { message: 'no' } } });
    expect(await screen.findByText('8')).toBeVisible();
    expect(fact('Applications')).toBe('8');
  });

  it('shows a creator the invitation of its owner until they have applied, while it takes applications', async () => {
    const invited = { 'GET /invitations/campaign/cmp_1/own': { json: { invitation: anInvitationOnTheWire() } } };
    const visit = async (shown: ShownLoot) => {
      saveSession('t', aPerson());
      const calls = answerApi({ ...lootAnswers(shown), ...invited });
      const { client } = renderScreen(
        <Routes>
          <Route path="/loot/:id" element={<LootRoute />} />
        </Routes>,
        '/loot/cmp_1',
      );
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(client.isFetching()).toBe(0));
      return calls.filter(({ call }) => call === 'GET /invitations/campaign/cmp_1/own');
    };
    await visit({});
    expect(await screen.findByText('Tea House invited you')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('dialog', { name: 'Apply to Iced Tea' })).toBeVisible();
    cleanup();
    expect(await visit({ own: [anApplicationOnTheWire()] })).toEqual([]);
    cleanup();
    expect(await visit({ campaign: { status: 'completed' } })).toEqual([]);
  });
});
