import { z } from 'zod';
import { suiteAddresses } from './suite-addresses.ts';

const Mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});
const MODES = { PASSWORD_RESET: 'resetPassword', VERIFY_EMAIL: 'verifyEmail' } as const;

/**
 * The address in the latest mail of a kind to somebody, as the identity service writes it when its action URL is this site
 * (docs/deployment.md). Throws when nothing was mailed.
 */
export async function mailedLink(email: string, kind: keyof typeof MODES): Promise<string> {
  const { auth } = suiteAddresses();
  const response = await fetch(`${auth}/emulator/v1/projects/demo-doubloon/oobCodes`);
  const { oobCodes } = Mails.parse(await response.json());
  const mail = oobCodes.findLast((code) => code.email === email && code.requestType === kind);
  if (!mail) throw new Error(`Nothing was mailed to ${email}`);
  return `/account-action?mode=${MODES[kind]}&oobCode=${encodeURIComponent(mail.oobCode)}&apiKey=any&lang=en`;
}
