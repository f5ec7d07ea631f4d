import { createConnectedAccount, createConnectedAccountLink } from '@doubloon/contract/payments/operations.ts';
import { DEFAULT_COUNTRY } from '@doubloon/contract/shared/constants.ts';
import { request } from '../../../shared/api/request.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';

/** Opens the creator's payout account when there is none yet; answers where to go to set it up. */
export async function connectAccount({ uid, email }: SessionUser): Promise<string> {
  await request(createConnectedAccount, { body: { creatorId: uid, email, country: DEFAULT_COUNTRY } });
  return (await request(createConnectedAccountLink, { body: { creatorId: uid } })).url;
}
