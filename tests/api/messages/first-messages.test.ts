import { sendMessage, startConversation } from '@doubloon/contract/messaging/operations.ts';
import { USUAL_UNANSWERED_CONVERSATIONS } from '@doubloon/contract/messaging/conversation.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, refuse, succeed } from '../../support/api.ts';
import { say } from '../../support/given/conversations.ts';
import { storeApplication, storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;

let strangers: Person[];
let ada: Person;

beforeAll(async () => {
  stopClock();
  strangers = await Promise.all(
    Array.from({ length: USUAL_UNANSWERED_CONVERSATIONS + 2 }, () => createPerson('content_creator')),
  );
});
beforeEach(async () => {
  ada = await createPerson('business_owner');
});

const begin = async (other: Person, sender = ada) =>
  (await succeed(startConversation, { body: { otherUserId: other.uid } }, sender)).id;
const hello = (id: string) => ({ params: { id }, body: { text: 'Ahoy', attachments: [] } });

/** Writes to as many strangers as may leave it without an answer; returns the conversations. */
async function writeToAll(sender = ada): Promise<string[]> {
  const ids: string[] = [];
  for (const stranger of strangers.slice(0, USUAL_UNANSWERED_CONVERSATIONS)) {
    const id = await begin(stranger, sender);
    await say(id, sender, 'Ahoy');
    ids.push(id);
  }
  return ids;
}

describe('messages that nobody answers', () => {
  it('begin ten conversations a day, and the next is refused in words', async () => {
    const [first = ''] = await writeToAll();
    const next = await begin(strangers.at(-1) as Person);
    expect(await refuse(sendMessage, hello(next), ada)).toMatchObject({
      ...{ status: 429, code: 'too_many_requests' },
      message:
        'You have written to 10 people within a day who have not answered. Please wait until one of them does, or a day has passed, before you write to somebody new.',
    });
    await say(first, ada, 'Still there?');
    await say(await begin(ada, strangers.at(-1)), strangers.at(-1) as Person, 'You first wrote nothing');
    await say(next, ada, 'An answer is no first message');
  });

  it('make room for one more with each answer, and only with the first of a conversation', async () => {
    const [first = ''] = await writeToAll();
    const [answering, ...others] = [strangers[0] as Person, ...strangers.slice(-2)];
    await say(first, answering, 'Hello');
    await say(first, answering, 'And again');
    const [one, two] = [await begin(others[0] as Person), await begin(others[1] as Person)];
    await say(one, ada, 'Ahoy');
    expect(await refuse(sendMessage, hello(two), ada)).toMatchObject({ status: 429 });
  });

  it('count for a day', async () => {
    await writeToAll();
    const next = await begin(strangers.at(-1) as Person);
    passMinutes(DAY_MINUTES - 1);
    expect(await refuse(sendMessage, hello(next), ada)).toMatchObject({ status: 429 });
    passMinutes(2);
    await say(next, ada, 'Ahoy');
  });

  it('are as few when they are sent at the same moment', async () => {
    const ids = await Promise.all(strangers.map((stranger) => begin(stranger)));
    const answers = await Promise.all(ids.map((id) => call(sendMessage, hello(id), ada)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(USUAL_UNANSWERED_CONVERSATIONS).fill(201),
      ...[429, 429],
    ]);
  });

  it('are not counted of an owner who writes to somebody who has applied', async () => {
    await writeToAll();
    const applicant = strangers.at(-1) as Person;
    const id = await begin(applicant);
    expect(await refuse(sendMessage, hello(id), ada)).toMatchObject({ status: 429 });
    await storeApplication(await storeCampaign(ada), applicant);
    // Messages are told apart by their times.
    passMinutes(1);
    await say(id, ada, 'Thank you for applying');
    // It took no place, so its answer makes none.
    await say(id, applicant, 'You are welcome');
    expect(await refuse(sendMessage, hello(await begin(strangers.at(-2) as Person)), ada)).toMatchObject({
      status: 429,
    });
  });

  it('are counted of the applicant, and of somebody else’s owner', async () => {
    const cy = await createPerson('content_creator');
    await storeApplication(await storeCampaign(ada), cy);
    await writeToAll(cy);
    expect(await refuse(sendMessage, hello(await begin(ada, cy)), cy)).toMatchObject({ status: 429 });
    const other = await createPerson('business_owner');
    await writeToAll(other);
    expect(await refuse(sendMessage, hello(await begin(cy, other)), other)).toMatchObject({ status: 429 });
  });
});
