import { z } from 'zod';

const Arrived = z.object({
  to: z.array(z.string()),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type Arrived = z.infer<typeof Arrived>;

const mailbox = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${process.env['MAILBOX_URL'] ?? ''}${path}`, init);

/** Returns the mails that have arrived for an address, newest first. */
export async function mailsTo(email: string): Promise<Arrived[]> {
  const answer = await mailbox(`/mails?to=${encodeURIComponent(email)}`);
  return z.array(Arrived).parse(await answer.json());
}

/** Makes the next mails for an address fail. */
export async function failMails(to: string, fault: 'later' | 'refuse' | 'block' | 'lose', times = 1): Promise<void> {
  const answer = await mailbox('/_control/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, fault, times }),
  });
  if (!answer.ok) throw new Error(`The mailbox answered ${answer.status}: ${await answer.text()}`);
}
