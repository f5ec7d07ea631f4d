import { changeMailChoices, getMailChoices, openMailChoices, stopMails } from '@doubloon/contract/mail/operations.ts';
import { stopToken } from '../../../functions/src/mail/stop-token.ts';
import { deps } from '../api.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const creator = () => castMember('content_creator');

/** Returns the token in a creator's mails about what waits for them. */
async function tokenOfMail(): Promise<string> {
  const { uid } = await creator();
  return stopToken(deps().config.mail?.linkKey ?? '', { uid, group: 'decisions' });
}

export const mailExamples = [
  example(getMailChoices, async () => ({ input: {}, person: await creator() })),
  example(changeMailChoices, async () => ({ input: { body: { progress: true } }, person: await creator() })),
  example(stopMails, async () => ({ input: { query: { token: await tokenOfMail() } } })),
  example(openMailChoices, async () => ({ input: { query: { token: await tokenOfMail() } } })),
];
