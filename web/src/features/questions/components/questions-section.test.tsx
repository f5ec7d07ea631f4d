import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTime } from '../../../shared/state/current-time.ts';
import { saveSession, useSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { anAnsweredQuestionOnTheWire, aQuestionOnTheWire } from '../../../testing/wire/question.ts';
import { QuestionsSection } from './questions-section.tsx';

const LIST = 'GET /questions/campaign/cmp_1';
const ID = 'cmp_1__qst_1';
const tomorrow = () => new Date(currentTime().getTime() + 86_400_000).toISOString().slice(0, 10);

function show({ answered = [] as object[], waiting = [] as object[], loot = {}, more = {}, at = '/' } = {}) {
  const calls = answerApi({
    [LIST]: { json: answered },
    [`${LIST}?status=waiting`]: { json: waiting },
    ...more,
  });
  const shown = aCampaign({ owner_id: 'ada', endDate: tomorrow(), ...loot });
  const { container } = renderScreen(<QuestionsSection loot={shown} />, at);
  return { calls, container };
}
const sent = (calls: ReturnType<typeof answerApi>) => calls.filter(({ call }) => !call.startsWith('GET'));
const asCreator = (uid = 'cy') => saveSession('t', aPerson({ uid, role: 'content_creator' }));
const asOwner = () => saveSession('t', aPerson({ uid: 'ada', role: 'business_owner' }));

// The session was looked for, and there was none.
beforeEach(() => useSession.setState({ status: 'signedOut' }));

describe('questions on the page of a loot', () => {
  it('show visitors what is answered, with the store of whoever asked only if it is open', async () => {
    const { calls } = show({
      answered: [anAnsweredQuestionOnTheWire(), anAnsweredQuestionOnTheWire({ id: 'cmp_1__qst_2', asker: null })],
    });
    const [named, unnamed] = await screen.findAllByRole('article');
    if (!named || !unnamed) throw new Error('Two questions were expected');
    expect(within(named).getByRole('link', { name: 'Cy' })).toHaveAttribute('href', '/store/cy');
    expect(within(named).getByText('As cold as you like.')).toBeVisible();
    expect(within(named).getByText(/Tea House answered on/)).toBeVisible();
    expect(within(unnamed).getByText('A creator')).toBeVisible();
    expect(within(unnamed).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in to ask' })).toHaveAttribute('href', '/login');
    expect(calls).toHaveLength(1);
  });

  it('are left out of a loot that takes none and has none', async () => {
    const { calls, container } = show({ loot: { status: 'completed' } });
    await eventually(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(container.childElementCount).toBe(0));
  });

  it('are asked by creators, who see their own first until they take it back', async () => {
    asCreator();
    const own = aQuestionOnTheWire({ is_own: true });
    const answers = {
      'POST /questions': { status: 201, json: own },
      [`DELETE /questions/${ID}`]: { json: { success: true } },
    };
    const { calls } = show({
      answered: [anAnsweredQuestionOnTheWire({ id: 'cmp_1__qst_2', asker: null })],
      waiting: [own],
      more: answers,
    });
    const [first] = await screen.findAllByRole('article');
    if (!first) throw new Error('A question was expected');
    expect(await within(first).findByText('Your question')).toBeVisible();
    expect(within(first).getByText('Not answered yet')).toBeVisible();
    expect(within(first).queryByRole('button', { name: 'Report this question' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Tea House' }));
    await user.click(dialog.getByRole('button', { name: 'Send Question' }));
    expect(await dialog.findByText('Please write a question')).toBeVisible();
    await fill(dialog.getByLabelText('Question'), ' May the tea be iced? ');
    await user.click(dialog.getByRole('button', { name: 'Send Question' }));
    await eventually(() => expect(toastTexts()).toEqual(['Your question was sent!']));

    await user.click(within(first).getByRole('button', { name: 'Take Back' }));
    const confirm = within(await screen.findByRole('dialog', { name: 'Take back your question?' }));
    await user.click(confirm.getByRole('button', { name: 'Take Back' }));
    await eventually(() => expect(toastTexts()).toContain('Question taken back.'));
    expect(sent(calls)).toEqual([
      { call: 'POST /questions', body: { campaign_id: 'cmp_1', question: 'May the tea be iced?' } },
      { call: `DELETE /questions/${ID}`, body: undefined },
    ]);
  });

  it('offer the mail that proves an address to creators who have not proven theirs', async () => {
    saveSession('t', aPerson({ uid: 'cy', role: 'content_creator', emailVerified: false }));
    show();
    await user.click(await screen.findByRole('button', { name: 'Ask a question' }));
    expect(await screen.findByRole('region', { name: 'Verify your email first' })).toBeVisible();
  });

  it('are neither asked nor taken back by others once answered', async () => {
    asCreator('bo');
    show({ answered: [anAnsweredQuestionOnTheWire()], loot: { status: 'completed' } });
    await screen.findByRole('article');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Report this question or this answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this question or this answer' }));
    const choices = within(dialog.getByLabelText('What do you report?')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['This question', 'This answer']);
  });

  it('are answered by the owner, who changes the answer or removes both', async () => {
    asOwner();
    const answers = {
      [`PUT /questions/${ID}/answer`]: { json: anAnsweredQuestionOnTheWire() },
      [`DELETE /questions/${ID}`]: { json: { success: true } },
    };
    const { calls } = show({ answered: [anAnsweredQuestionOnTheWire()], more: answers });
    expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Change Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your answer' }));
    expect(dialog.getByRole('button', { name: 'Save Answer' })).toBeDisabled();
    await fill(dialog.getByLabelText('Answer'), 'Ice cold.');
    await user.click(dialog.getByRole('button', { name: 'Save Answer' }));
    await eventually(() => expect(toastTexts()).toEqual(['Answer published!']));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const confirm = within(await screen.findByRole('dialog', { name: 'Remove this question?' }));
    await user.click(confirm.getByRole('button', { name: 'Remove' }));
    await eventually(() => expect(toastTexts()).toContain('Question removed.'));
    expect(sent(calls)).toEqual([
      { call: `PUT /questions/${ID}/answer`, body: { answer: 'Ice cold.' } },
      { call: `DELETE /questions/${ID}`, body: undefined },
    ]);
  });

  it('show the one that the address names first and once, or say that it is gone', async () => {
    const later = anAnsweredQuestionOnTheWire({ id: 'cmp_1__qst_2', question: 'Which cup?' });
    const named = { [`GET /questions/${ID}`]: { json: anAnsweredQuestionOnTheWire() } };
    show({ answered: [later, anAnsweredQuestionOnTheWire()], more: named, at: `/?question=${ID}` });
    await eventually(() => expect(document.activeElement?.textContent).toContain('May the tea be iced?'));
    const order = screen.getAllByRole('article').map((article) => /May|Which/.exec(article.textContent)?.[0]);
    expect(order).toEqual(['May', 'Which']);
  });

  it('show the one that the address names also when the others come later', async () => {
    const named = { [`GET /questions/${ID}`]: { json: anAnsweredQuestionOnTheWire() } };
    answerApi({ [LIST]: { json: [] }, ...named });
    const { promise: later, resolve } = Promise.withResolvers<void>();
    const answer = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes('/campaign/') ? later.then(() => answer(url, init)) : answer(url, init),
    );
    const loot = aCampaign({ owner_id: 'ada', endDate: tomorrow() });
    const { client } = renderScreen(<QuestionsSection loot={loot} />, `/?question=${ID}`);
    await eventually(() => expect(client.isFetching()).toBe(1));
    // Two frames pass before a question is scrolled to.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    resolve();
    await eventually(() => expect(document.activeElement?.textContent).toContain('May the tea be iced?'));
  });

  it('say that the one that the address names is gone', async () => {
    show({ at: `/?question=${ID}` });
    expect(await screen.findByText('The question that you were led to is no longer here.')).toBeVisible();
  });
});
