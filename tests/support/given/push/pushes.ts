import { z } from 'zod';

const Arrived = z.object({ token: z.string(), data: z.record(z.string(), z.string()) });
type Arrived = z.infer<typeof Arrived>;

const standIn = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${process.env['PUSH_API_BASE'] ?? ''}${path}`, init);

/** Returns the push notifications that have arrived for any browser, newest first. */
export async function allPushes(): Promise<Arrived[]> {
  return z.array(Arrived).parse(await (await standIn('/pushes')).json());
}

/** Returns the data of the push notifications that have arrived for a browser, newest first. */
export async function pushesTo({ token }: { readonly token: string }): Promise<Arrived['data'][]> {
  return (await allPushes()).filter((push) => push.token === token).map(({ data }) => data);
}

/** Makes the next push notifications to a browser fail. */
export async function failPushes(
  { token }: { readonly token: string },
  fault: 'gone' | 'later',
  times = 1,
): Promise<void> {
  const answer = await standIn('/_control/push-faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, fault, times }),
  });
  if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}: ${await answer.text()}`);
}
