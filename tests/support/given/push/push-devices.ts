import { registerPushDevice } from '@doubloon/contract/push/operations.ts';
import { succeed } from '../../api.ts';
import { unique } from '../people.ts';
import type { Person } from '../person.ts';

/** Registers a browser of a person, and returns its token and id. */
export async function aDevice(person: Person): Promise<{ token: string; id: string }> {
  const token = unique('push-token-');
  const { id } = await succeed(registerPushDevice, { body: { token } }, person);
  return { token, id };
}
