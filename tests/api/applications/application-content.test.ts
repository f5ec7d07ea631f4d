import type { Application } from '@doubloon/contract/applications/application.ts';
import { applicationLife, ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { approvePayment, decideContent, submitContent } from '@doubloon/contract/applications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, callRaw, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let application: Application;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

beforeEach(async () => {
  application = await approvedApplication();
});

async function approvedApplication(fields: Partial<Application> = {}): Promise<Application> {
  const campaign = await storeCampaign(owner, { payoutModel: 'per_view' });
  await storeFunds(campaign);
  return storeApplication(campaign, creator, { status: 'approved', ...fields });
}

const content = (body: { text?: string; url?: string } = { text: 'Script' }, id = application.id) => ({
  params: { id },
  body,
});
const decision = (approved: boolean, feedback?: string, id = application.id) => ({
  params: { id },
  body: { approved, ...(feedback !== undefined && { feedback }) },
});
const payment = (id = application.id) => ({ params: { id }, body: { approved: true as const } });
const storedApplication = () => stored(COLLECTIONS.applications, application.id);

describe('submitting content', () => {
  it('stores a text, a link or both, to be decided on within five days', async () => {
    const url = 'https://drive.example.com/clip';
    const submitted = await succeed(submitContent, content({ text: ' Script ', url }), creator);
    expect(submitted).toMatchObject({
      status: 'approved',
      content: { text: 'Script', url, status: 'submitted', feedback: null },
    });
    const { submitted_at, decide_by } = submitted.content ?? {};
    expect((decide_by?.getTime() ?? 0) - (submitted_at?.getTime() ?? 0)).toBe(5 * 24 * 60 * 60 * 1000);
    expect(await storedApplication()).toMatchObject({ content: { text: 'Script', url, decidedAt: null } });
  });

  it.each([
    ['nothing', {}],
    ['blanks', { text: '  ' }],
    ['a script as the link', { url: 'javascript:alert(1)' }],
    ['a link without a host', { url: 'https://' }],
    ['too long a text', { text: 'x'.repeat(5001) }],
    ['a number', { text: 5 }],
  ])('refuses %s', async (_what, body) => {
    const answer = await callRaw('PUT', `/applications/${application.id}/content`, {
      person: creator,
      body: JSON.stringify(body),
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(await storedApplication()).toMatchObject({ content: null });
  });

  it.each(ApplicationStatus.options.filter((status) => status !== 'approved'))(
    'is refused while the application is %s',
    async (status) => {
      const { id } = await approvedApplication({ status });
      expect(await refuse(submitContent, content({ text: 'Early' }, id), creator)).toMatchObject({
        status: 409,
        message: 'Content can be submitted for approved applications only',
      });
    },
  );

  it('is for the applicant alone', async () => {
    expect(await refuse(submitContent, content(), await createPerson('content_creator'))).toMatchObject({
      status: 404,
    });
    expect(await refuse(submitContent, content(), owner)).toMatchObject({ status: 403 });
    expect(await refuse(submitContent, content())).toMatchObject({ status: 401 });
    expect(await storedApplication()).toMatchObject({ content: null });
  });
});

describe('the steps of an approved application', () => {
  it('go from content over sending back to the payment, which completes it', async () => {
    await succeed(submitContent, content(), creator);
    const sentBack = await succeed(decideContent, decision(false, ' Name the tea '), owner);
    expect(sentBack.content).toMatchObject({ status: 'revision_requested', feedback: 'Name the tea' });
    const again = await succeed(submitContent, content({ text: 'Named' }), creator);
    expect(again.content).toMatchObject({ text: 'Named', status: 'submitted', feedback: 'Name the tea' });
    expect((await succeed(decideContent, decision(true), owner)).content).toMatchObject({ status: 'approved' });
    const completed = await succeed(approvePayment, payment(), owner);
    expect(completed).toMatchObject({ status: 'completed', payout: null });
    expect(completed.completed_at).toBeInstanceOf(Date);
    expect(await succeed(approvePayment, payment(), owner)).toEqual(completed);
  });

  it('answer 409 out of order and change nothing', async () => {
    const outOfOrder = async (when: string, steps: readonly ('submit' | 'approve' | 'sendBack' | 'pay')[]) => {
      const before = await storedApplication();
      for (const step of steps) {
        const answer = await {
          submit: () => call(submitContent, content({ text: 'Again' }), creator),
          approve: () => call(decideContent, decision(true), owner),
          sendBack: () => call(decideContent, decision(false), owner),
          pay: () => call(approvePayment, payment(), owner),
        }[step]();
        expect(answer, `${step} ${when}`).toMatchObject({ status: 409, error: { code: 'illegal_state' } });
      }
      expect(await storedApplication(), when).toEqual(before);
    };
    await outOfOrder('before any content', ['approve', 'sendBack', 'pay']);
    await succeed(submitContent, content(), creator);
    await outOfOrder('while content waits', ['submit', 'pay']);
    await succeed(decideContent, decision(false), owner);
    await outOfOrder('after it was sent back', ['approve', 'sendBack', 'pay']);
    await succeed(submitContent, content(), creator);
    await succeed(decideContent, decision(true), owner);
    await outOfOrder('after its approval', ['submit', 'approve', 'sendBack']);
    await succeed(approvePayment, payment(), owner);
    await outOfOrder('when completed', ['submit', 'approve', 'sendBack']);
    expect(applicationLife.isFinal('completed')).toBe(true);
  });

  it('are made once when decided on at the same time', async () => {
    await succeed(submitContent, content(), creator);
    const decisions = [true, false, true, false].map((approved) => call(decideContent, decision(approved), owner));
    const results = await Promise.all(decisions);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const made = results.find(({ ok }) => ok);
    expect(made?.ok && made.data.content?.status).toBe(
      ((await storedApplication())?.['content'] as { status: string }).status,
    );
  });

  it('are decided by the owner of the campaign alone', async () => {
    await succeed(submitContent, content(), creator);
    const stranger = await createPerson('business_owner');
    const admin = await createPerson('admin');
    expect(await refuse(decideContent, decision(true), stranger)).toMatchObject({ status: 404 });
    expect(await refuse(approvePayment, payment(), stranger)).toMatchObject({ status: 404 });
    for (const person of [creator, admin]) {
      expect(await refuse(decideContent, decision(true), person)).toMatchObject({ status: 403 });
      expect(await refuse(approvePayment, payment(), person)).toMatchObject({ status: 403 });
    }
    expect(await refuse(decideContent, decision(true))).toMatchObject({ status: 401 });
    expect(await refuse(approvePayment, payment())).toMatchObject({ status: 401 });
    expect(await refuse(approvePayment, payment('nothing'), owner)).toMatchObject({ status: 404 });
    expect(await storedApplication()).toMatchObject({ status: 'approved', content: { status: 'submitted' } });
  });

  it('have no payment that is not approved', async () => {
    const body = JSON.stringify({ approved: false });
    const answer = await callRaw('PUT', `/applications/${application.id}/payment-approval`, { person: owner, body });
    expect(answer).toMatchObject({ status: 422, body: { details: [{ field: 'body.approved' }] } });
  });
});
