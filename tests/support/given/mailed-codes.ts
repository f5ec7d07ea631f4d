import { z } from 'zod';
import { deps } from '../api.ts';

const Codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** Returns the codes of the mails that the identity service sent to an address, oldest first. */
export async function mailedCodes(
  email: string,
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'RECOVER_EMAIL',
): Promise<string[]> {
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
