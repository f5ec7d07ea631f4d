import { z } from 'zod';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';

const Mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** Returns the code in the latest mail of a kind to somebody, as the Auth emulator keeps it. Throws when nothing was mailed. */
export async function mailedCode(
  authEmulator: string,
  email: string,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
): Promise<string> {
  const response = await fetch(`${authEmulator}/emulator/v1/projects/${LOCAL_PROJECT_ID}/oobCodes`);
  const { oobCodes } = Mails.parse(await response.json());
  const mail = oobCodes.findLast((code) => code.email === email && code.requestType === kind);
  if (!mail) throw new Error(`Nothing was mailed to ${email}`);
  return mail.oobCode;
}
