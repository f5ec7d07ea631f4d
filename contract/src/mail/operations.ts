import { z } from 'zod';
import { anyone, defineOperation, signedIn } from '../calls/define-operation.ts';
import { MailChoices } from '../notifications/mail-group.ts';
import { named } from '../shared/values.ts';

const MailChoicesView = named('MailChoices', MailChoices.shape);

/** The token in the address of a mail: whose mails of which group, signed. */
const StopToken = z.string().min(1).max(300);

export const getMailChoices = defineOperation('GET /mails/choices', {
  id: 'getMailChoices',
  summary:
    'Which mails the caller gets, and in which hours none; those about money and the safety of the account always come',
  access: signedIn,
  output: MailChoicesView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const changeMailChoices = defineOperation('PUT /mails/choices', {
  id: 'changeMailChoices',
  summary:
    'Choose which mails the caller gets, and quiet hours; what is left out stays as it is, and null ends quiet hours',
  access: signedIn,
  input: { body: MailChoices.partial() },
  output: MailChoicesView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 1 },
});

export const stopMails = defineOperation('POST /mails/stop', {
  id: 'stopMails',
  summary:
    'Switch off the mails of one group for whoever got one with this token, in one click of a mail program (RFC 8058). Repeating it changes nothing',
  access: anyone,
  takesAnyBody: true,
  input: { query: z.object({ token: StopToken }) },
  cost: { reads: 1, writes: 1 },
});

export const openMailChoices = defineOperation('GET /mails/stop', {
  id: 'openMailChoices',
  summary:
    'Where a browser goes that opens the address of `stopMails`: to the choice of mails. It switches nothing off',
  access: anyone,
  answer: 'redirect',
  input: { query: z.object({ token: StopToken.optional() }) },
  output: z.url(),
  cost: { reads: 0, writes: 0 },
});
