import { z } from 'zod';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { deliverAccountMail } from '../../../functions/src/auth/mail-account-links.ts';
import { deps } from '../api.ts';

const Codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** Sends the mails with links for an account that wait for an address, as their trigger does. */
export async function sendAccountMails(email: string): Promise<void> {
  const waiting = deps().db.firestore.collection(COLLECTIONS.accountMails).where('email', '==', email);
  for (const { id } of (await waiting.get()).docs) await deliverAccountMail(deps(), id);
}

/** Sends what waits, and returns the codes of those to an address, oldest first. */
export async function mailedCodes(
  email: string,
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'RECOVER_EMAIL',
): Promise<string[]> {
  await sendAccountMails(email);
  const { authEmulatorHost, projectId } = deps().config;
  const response = await fetch(`http://${authEmulatorHost}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = Codes.parse(await response.json());
  return oobCodes
    .filter((code) => code.email === email && code.requestType === requestType)
    .map(({ oobCode }) => oobCode);
}

/** Returns the latest code that was mailed to an address. Throws if there is none. */
export async function lastMailedCode(...of: Parameters<typeof mailedCodes>): Promise<string> {
  const code = (await mailedCodes(...of)).at(-1);
  if (!code) throw new Error(`Nothing was mailed to ${of[0]}`);
  return code;
}
