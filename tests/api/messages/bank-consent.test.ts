import {
  getConversation,
  listConversations,
  listMessages,
  setBankConsent,
  startConversation,
} from '@doubloon/contract/messaging/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagingPersonalData } from '../../../functions/src/messaging/personal-data.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { endAccount } from '../../support/given/busy-creator.ts';
import { type Pair, pairInConversation, say } from '../../support/given/conversations.ts';
import { signUpWithoutAccount } from '../../support/given/identities.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let stranger: Person;
let admin: Person;
let pair: Pair;

beforeAll(async () => {
  stranger = await createPerson('content_creator');
  admin = await createPerson('admin');
});
beforeEach(async () => {
  pair = await pairInConversation();
});

const agree = (person: Person, agreed: boolean, id = pair.id) =>
  succeed(setBankConsent, { params: { id }, body: { agreed } }, person);
const seenBy = async (person: Person) =>
  (await succeed(getConversation, { params: { id: pair.id } }, person)).bankConsent;
const stored = async () => (await deps().db.conversations.get(pair.id)).bankConsents;

describe('agreeing that a bank may be shown a conversation', () => {
  it('is nobody’s consent at first, and each one’s own afterwards, seen by both', async () => {
    const { ada, cy } = pair;
    expect(await seenBy(ada)).toEqual({ own: false, other: false });
    expect(await agree(ada, true)).toMatchObject({ id: pair.id, bankConsent: { own: true, other: false } });
    expect(await seenBy(cy)).toEqual({ own: false, other: true });
    await agree(cy, true);
    expect(await seenBy(ada)).toEqual({ own: true, other: true });
    await agree(ada, false);
    expect(await seenBy(ada)).toEqual({ own: false, other: true });
    expect(await seenBy(cy)).toEqual({ own: true, other: false });
    expect(Object.keys(await stored())).toEqual([cy.uid]);
  });

  it('keeps the first moment when it is said again, and changes nothing else', async () => {
    await say(pair.id, pair.ada, 'Ahoy');
    const before = await deps().db.conversations.get(pair.id);
    await agree(pair.ada, true);
    const first = await stored();
    await agree(pair.ada, true);
    await agree(pair.cy, false);
    expect(await deps().db.conversations.get(pair.id)).toEqual({ ...before, bankConsents: first });
    await say(pair.id, pair.cy, 'Hello');
    await succeed(startConversation, { body: { otherUserId: pair.cy.uid } }, pair.ada);
    expect(await stored()).toEqual(first);
  });

  it('of both at the same moment keeps both', async () => {
    await Promise.all([agree(pair.ada, true), agree(pair.cy, true)]);
    expect(await seenBy(pair.ada)).toEqual({ own: true, other: true });
  });

  it('is refused to everybody else, admins too, and to an identity without an account', async () => {
    const nobody = await signUpWithoutAccount();
    for (const person of [stranger, admin, nobody]) {
      const input = { params: { id: pair.id }, body: { agreed: true } };
      expect(await refuse(setBankConsent, input, person)).toMatchObject({ status: 404 });
    }
    expect(await stored()).toEqual({});
  });

  it('takes no name of another: the consent is always the caller’s', async () => {
    const body = { agreed: true, uid: pair.cy.uid, bankConsents: { [pair.cy.uid]: new Date() } };
    await succeed(setBankConsent, { params: { id: pair.id }, body }, pair.ada);
    expect(Object.keys(await stored())).toEqual([pair.ada.uid]);
  });

  it('opens the messages to no admin by itself', async () => {
    await agree(pair.ada, true);
    await agree(pair.cy, true);
    expect(await refuse(listMessages, { params: { id: pair.id }, query: {} }, admin)).toMatchObject({ status: 404 });
  });

  it('ends with the account: at once for the other, and then in what is kept', async () => {
    const { ada, cy, id } = pair;
    await say(id, cy, 'Ahoy');
    await agree(ada, true);
    await agree(cy, true);
    await endAccount(cy);
    expect(await seenBy(ada)).toEqual({ own: true, other: false });
    expect(await succeed(listConversations, { query: {} }, ada)).toMatchObject([
      { id, bankConsent: { own: true, other: false } },
    ]);
    await messagingPersonalData.erase.messages(deps(), cy.uid);
    expect(Object.keys(await stored())).toEqual([ada.uid]);
  });
});
