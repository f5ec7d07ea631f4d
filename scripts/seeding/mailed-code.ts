import { setTimeout as pass } from 'node:timers/promises';
import { z } from 'zod';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';

const Mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

const ASK_EVERY_MS = 100;
/** Ends only what hangs. */
const MAX_ASKED = 1200;

/** Returns the code in the latest mail of a kind to somebody, as the Auth emulator keeps it, once it is made: a trigger does that. Throws when nothing is mailed. */
export async function mailedCode(
  authEmulator: string,
  email: string,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
): Promise<string> {
  for (let asked = 0; asked < MAX_ASKED; asked += 1) {
    const response = await fetch(`${authEmulator}/emulator/v1/projects/${LOCAL_PROJECT_ID}/oobCodes`);
    const { oobCodes } = Mails.parse(await response.json());
    const mail = oobCodes.findLast((code) => code.email === email && code.requestType === kind);
    if (mail) return mail.oobCode;
    await pass(ASK_EVERY_MS);
  }
  throw new Error(`Nothing was mailed to ${email}`);
}
