import { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { getBankEvidence, sendBankEvidence } from '@doubloon/contract/admin/work-operations.ts';
import { sendMessage, setBankConsent, startConversation } from '@doubloon/contract/messaging/operations.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { endAccount } from '../../support/given/busy-creator.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { say } from '../../support/given/conversations.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { disputed, evidenceBody } from '../../support/money/bank-evidence.ts';
import { approve, createPaidCreator, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import { clearFaults, failNext } from '../../support/money/payment-provider.ts';

const { stage } = useClosedLoots();

const SECRET = 'The key is under the mat';
const SENT_PARTS = evidenceBody.parts.filter((part) => part !== 'refunds');
const NO_REFUNDS = { part: 'refunds', reason: 'nothing' };
const NOT_AGREED = { part: 'messages', reason: 'not_agreed' };

let creator: Person;
let id: string;

/** Begins a conversation of the loot's owner with somebody, in which both have said something. */
async function converse(other: Person): Promise<string> {
  const begun = await succeed(startConversation, { body: { otherUserId: other.uid } }, stage.owner);
  await say(begun.id, other, 'Here is the post');
  await say(begun.id, stage.owner, `Thank you. ${SECRET}`);
  return begun.id;
}

/** A person's own consent to have a conversation shown. */
const agree = (person: Person, agreed = true, conversation = id) =>
  succeed(setBankConsent, { params: { id: conversation }, body: { agreed } }, person);
const bothAgree = async (other = creator, conversation = id) => {
  await agree(stage.owner, true, conversation);
  await agree(other, true, conversation);
};
const lookAt = async (params: { readonly id: string }) => {
  const { parts, left_out: leftOut } = await succeed(getBankEvidence, { params }, stage.admin);
  return {
    text: parts.find(({ part }) => part === 'messages')?.text,
    leftOut: leftOut.filter(({ part }) => part === 'messages'),
  };
};
const send = (params: { readonly id: string }) =>
  succeed(sendBankEvidence, { params, body: evidenceBody }, stage.admin);
const atBank = async (dispute: string) => JSON.stringify((await deps().stripe.disputes.retrieve(dispute)).evidence);
const logged = async (caseId: string) =>
  (await succeed(listAuditLog, { query: { subject: caseId, limit: 20 } }, stage.admin)).find(
    ({ action }) => action === 'dispute_evidence_asked',
  )?.after;

beforeEach(async () => {
  creator = await createPaidCreator();
  await approve(await submitDeliverable(stage.campaign, creator), stage.owner);
  id = await converse(creator);
});

describe('a conversation of owner and creator', () => {
  it('is shown to an admin and sent to the bank as it was shown once both agree, and the log says which', async () => {
    await bothAgree();
    const { id: dispute, params } = await disputed(stage.campaign.id, stage.admin);
    const { text = '', leftOut } = await lookAt(params);
    expect(leftOut).toEqual([]);
    expect(text.split('\n')).toEqual([
      expect.stringContaining('both agreed that a bank may be shown them') as string,
      expect.stringMatching(new RegExp(`^1\\. .*, ${creator.name} \\(a creator\\): Here is the post$`)) as string,
      expect.stringContaining(`, ${stage.owner.name} (the payer): Thank you. ${SECRET}`) as string,
    ]);
    const sent = await send(params);
    expect(sent.sent).toMatchObject({
      parts: evidenceBody.parts.filter((part) => part !== 'refunds'),
      left_out: [NO_REFUNDS],
    });
    // Nobody reads them here once they are sent.
    expect(JSON.stringify(sent.parts)).not.toContain(SECRET);
    const { evidence } = await deps().stripe.disputes.retrieve(dispute);
    expect(evidence.access_activity_log?.endsWith(`\n\n${text}`)).toBe(true);
    expect(await logged(params.id)).toMatchObject({ parts: SENT_PARTS.join(', '), conversations: id });
    expect(JSON.stringify(await logged(params.id))).not.toContain(SECRET);
    expect(await send(params)).toEqual(sent);
  });

  it.each(['nobody', 'the owner alone', 'the creator alone'])(
    'is kept from all while it is %s who agrees',
    async (who) => {
      if (who === 'the owner alone') await agree(stage.owner);
      if (who === 'the creator alone') await agree(creator);
      const { id: dispute, params } = await disputed(stage.campaign.id, stage.admin);
      expect(await lookAt(params)).toEqual({ text: undefined, leftOut: [NOT_AGREED] });
      const { sent } = await send(params);
      expect(sent).toMatchObject({ left_out: [NO_REFUNDS, NOT_AGREED] });
      expect(sent?.parts).not.toContain('messages');
      expect(await atBank(dispute)).not.toContain(SECRET);
      expect(await logged(params.id)).toMatchObject({
        left_out: 'refunds: nothing, messages: not_agreed',
        conversations: '',
      });
    },
  );

  it.each(['owner', 'creator'] as const)('is not sent after the %s has taken the consent back', async (who) => {
    await bothAgree();
    const { id: dispute, params } = await disputed(stage.campaign.id, stage.admin);
    expect((await lookAt(params)).text).toContain(SECRET);
    await agree(who === 'owner' ? stage.owner : creator, false);
    expect((await send(params)).sent).toMatchObject({ left_out: [NO_REFUNDS, NOT_AGREED] });
    expect(await atBank(dispute)).not.toContain(SECRET);
    expect(await logged(params.id)).toMatchObject({
      left_out: 'refunds: nothing, messages: not_agreed',
      conversations: '',
    });
  });

  it('is not sent when the consent is taken back while it is being sent', async () => {
    await bothAgree();
    const { id: dispute, params } = await disputed(stage.campaign.id, stage.admin);
    const { messages } = deps().db;
    const page = messages.page.bind(messages);
    const reading = vi.spyOn(messages, 'page').mockImplementationOnce(async (...wanted) => {
      const found = await page(...wanted);
      await agree(creator, false);
      return found;
    });
    expect((await send(params)).sent).toMatchObject({ left_out: [NO_REFUNDS, NOT_AGREED] });
    expect(reading).toHaveBeenCalled();
    expect(await atBank(dispute)).not.toContain(SECRET);
  });

  it('is not sent by the second try when the consent was taken back after a first that did not arrive', async () => {
    await bothAgree();
    const { id: dispute, params } = await disputed(stage.campaign.id, stage.admin);
    await failNext('disputes.update', 'unavailable', { times: 5 });
    await refuse(sendBankEvidence, { params, body: evidenceBody }, stage.admin);
    await clearFaults();
    await agree(stage.owner, false);
    expect((await send(params)).sent).toMatchObject({ left_out: [NO_REFUNDS, NOT_AGREED] });
    expect(await atBank(dispute)).not.toContain(SECRET);
  });

  it('is not sent once an account has ended', async () => {
    await bothAgree();
    const { params } = await disputed(stage.campaign.id, stage.admin);
    await endAccount(creator);
    expect(await lookAt(params)).toEqual({ text: undefined, leftOut: [NOT_AGREED] });
  });

  it('that was not chosen is not sent, though both agree', async () => {
    await bothAgree();
    const { id: dispute, params } = await disputed(stage.campaign.id, stage.admin);
    const body = { ...evidenceBody, parts: ['activity' as const] };
    await succeed(sendBankEvidence, { params, body }, stage.admin);
    expect(await atBank(dispute)).not.toContain(SECRET);
    expect(await logged(params.id)).toMatchObject({ parts: 'activity', conversations: '' });
  });

  it('with somebody who has delivered nothing for the loot is never looked at, nor one of two others', async () => {
    const other = await createPerson('content_creator');
    const elsewhere = await converse(other);
    await bothAgree(other, elsewhere);
    const stranger = await createPerson('business_owner');
    const theirs = await succeed(startConversation, { body: { otherUserId: creator.uid } }, stranger);
    const words = { params: { id: theirs.id }, body: { text: SECRET, attachments: [] } };
    await succeed(sendMessage, words, stranger);
    await agree(stranger, true, theirs.id);
    await agree(creator, true, theirs.id);
    const { params } = await disputed(stage.campaign.id, stage.admin);
    expect(await lookAt(params)).toEqual({ text: undefined, leftOut: [NOT_AGREED] });
  });

  it('of those who agree is sent without that of those who do not', async () => {
    const quiet = await createPaidCreator();
    await approve(await submitDeliverable(stage.campaign, quiet), stage.owner);
    const withheld = await converse(quiet);
    await say(withheld, quiet, 'This stays between us');
    await bothAgree();
    const { id: dispute, params } = await disputed(stage.campaign.id, stage.admin);
    await send(params);
    expect(await atBank(dispute)).toContain(SECRET);
    expect(await atBank(dispute)).not.toContain('This stays between us');
    expect(await logged(params.id)).toMatchObject({ conversations: id });
  });
});
