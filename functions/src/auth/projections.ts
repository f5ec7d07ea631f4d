import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { AccountMail } from './account-mails.store.ts';
import { sendAccountMail } from './mail-account-links.ts';

export const accountMailProjections = defineProjections({
  trigger: 'onAccountMailWritten',
  collection: COLLECTIONS.accountMails,
  schema: AccountMail,
  effects: [sendAccountMail],
  secrets: ['mail'],
});
