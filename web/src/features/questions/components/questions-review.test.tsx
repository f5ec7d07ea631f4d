import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { anAnsweredQuestionOnTheWire, aQuestionOnTheWire } from '../../../testing/wire/question.ts';
import { QuestionsReview } from './questions-review.tsx';

const LIST = 'GET /questions/campaign/cmp_1';
const ID = 'cmp_1__qst_1';

function show({ answered = [] as object[], waiting = [] as object[], more = {}, at = '/', isOwner = true } = {}) {
  const calls = answerApi({
    [`${LIST}?status=answered`]: { json: answered },
    [`${LIST}?status=waiting`]: { json: waiting },
    ...more,
  });
  renderScreen(<QuestionsReview loot={aCampaign({ owner_id: 'ada' })} isOwner={isOwner} />, at);
  return calls;
}

beforeEach(() => saveSession('t', aPerson({ uid: 'ada', role: 'business_owner' })));

describe('the questions of a loot for its owner', () => {
  it('stand first while they wait, and are answered there', async () => {
    const calls = show({
      waiting: [aQuestionOnTheWire()],
      answered: [anAnsweredQuestionOnTheWire({ id: 'cmp_1__qst_2' })],
      more: { [`PUT /questions/${ID}/answer`]: { json: anAnsweredQuestionOnTheWire() } },
    });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for your answer' }));
    await user.click(await waiting.findByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer this question' }));
    expect(dialog.getByText('May the tea be iced?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish Answer' }));
    expect(await dialog.findByText('Please write an answer')).toBeVisible();
    await fill(dialog.getByLabelText('Answer'), 'As cold as you like.');
    await user.click(dialog.getByRole('button', { name: 'Publish Answer' }));
    await eventually(() => expect(toastTexts()).toEqual(['Answer published!']));
    expect(calls).toContainEqual({
      call: `PUT /questions/${ID}/answer`,
      body: { answer: 'As cold as you like.' },
    });
    const answered = within(screen.getByRole('region', { name: 'Answered' }));
    expect(await answered.findByRole('button', { name: 'Change Answer' })).toBeVisible();
  });

  it('say where they will be while there are none', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'No questions yet' })).toBeVisible();
  });

  it('tell that the one that the address names is gone', async () => {
    show({ at: `/?tab=questions&question=${ID}` });
    await eventually(() => expect(toastTexts()).toEqual(['Question not found']));
  });

  it('are only read by admins', async () => {
    saveSession('t', aPerson({ uid: 'root', role: 'admin' }));
    const at = `/?question=${ID}`;
    show({
      waiting: [aQuestionOnTheWire()],
      more: { [`GET /questions/${ID}`]: { json: aQuestionOnTheWire() } },
      at,
      isOwner: false,
    });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for an answer' }));
    expect(await waiting.findByText('May the tea be iced?')).toBeVisible();
    expect(waiting.getAllByRole('button').map(({ title }) => title)).toEqual(['Report this question']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
