import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPaymentProblemOnTheWire } from '../../../testing/wire/payment-problem.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { ContentPanel } from './content-panel.tsx';

const contentThatIs = (status: string) => ({
  status,
  text: 'First cut',
  url: null,
  feedback: 'Under 45 seconds, please',
  submitted_at: '2026-11-19T00:00:00.000Z',
  decide_by: '2026-11-24T00:00:00.000Z',
});

function show(content: ReturnType<typeof contentThatIs> | null, more: object = {}) {
  const approved = anApplicationOnTheWire({ status: 'approved', content, ...more });
  const calls = answerApi({ 'PUT /applications/cmp_1__u1/content': { json: approved } });
  renderScreen(
    <ContentPanel
      application={ApplicationView.decode(approved as never)}
      appealOf={({ type, id }) => <p>{`Appeal about the ${type} ${id}`}</p>}
    />,
  );
  return calls;
}
async function write() {
  await user.click(screen.getByRole('button', { name: 'Submit Content' }));
  await screen.findByRole('form', { name: 'Submit Content' });
}
const submit = () =>
  user.click(
    within(screen.getByRole('form', { name: 'Submit Content' })).getByRole('button', { name: 'Submit Content' }),
  );
const type = (label: string, value: string) => fill(screen.getByLabelText(label), value);

beforeEach(() => saveSession('t', aPerson({ role: 'content_creator' })));

describe('the content of a project for its creator', () => {
  it.each([null, contentThatIs('approved')])('asks for nothing once the owner is gone: %o', (content) => {
    const left = anApplicationOnTheWire({ status: 'approved', content, account_closed: 'owner' });
    renderScreen(<ContentPanel application={ApplicationView.decode(left as never)} appealOf={() => null} />);
    expect(screen.getByText('The owner has closed their account')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Content' })).toBeNull();
    expect(screen.queryByText(/The owner approves the payment/)).toBeNull();
  });

  it('needs a text or a link, and a link that is one', async () => {
    const calls = show(null);
    await write();
    await submit();
    expect(await screen.findByText('Please add a text or a link to your content')).toBeVisible();
    await type('Content link', 'my video');
    await submit();
    expect(await screen.findByText('Please enter a valid URL')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('is submitted with what was filled in', async () => {
    const calls = show(null);
    await write();
    await type('Content link', ' https://files.example/cut ');
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['Content submitted successfully!']));
    expect(calls).toMatchObject([
      { call: 'PUT /applications/cmp_1__u1/content', body: { url: 'https://files.example/cut' } },
    ]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows what to change and begins with what was sent when it was sent back', async () => {
    show(contentThatIs('revision_requested'));
    expect(screen.getByText('Feedback: Under 45 seconds, please')).toBeVisible();
    await write();
    expect(screen.getByLabelText('Text')).toHaveValue('First cut');
  });

  it('waits for the owner, with the date, once it is submitted', () => {
    show(contentThatIs('submitted'));
    expect(screen.getByText('Pending Review')).toBeVisible();
    expect(screen.getByText(/The owner decides by/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit Content' })).toBeNull();
  });
});

describe('a payment that our team', () => {
  const problem = aPaymentProblemOnTheWire();

  it('has refused can be appealed against, and is not said to be tried again', () => {
    const refused = { ...problem, reason: 'payment_refused', details: 'It is not made.', must_act: 'platform' };
    show(contentThatIs('approved'), { payment_problem: { ...refused, appeal: { type: 'payment', id: 'pay_1' } } });
    expect(screen.getByText('It is not made.')).toBeVisible();
    expect(screen.getByText('Appeal about the payment pay_1')).toBeVisible();
    expect(screen.queryByText(/tried again/)).toBeNull();
  });

  it('looks at cannot be', () => {
    show(contentThatIs('approved'), { payment_problem: { ...problem, reason: 'payment_held', must_act: 'platform' } });
    expect(screen.queryByText(/^Appeal/)).toBeNull();
  });
});
