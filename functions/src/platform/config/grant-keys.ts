import { readSealingKeys, type SealingKey } from '../sealing.ts';

/** Seals tokens of the stand-in, which are worthless. */
const STAND_IN_GRANT_KEY = `standin:${Buffer.alloc(32, 'standin').toString('base64')}`;

/** Reads `GRANT_KEYS`, the keys that seal people's tokens; the stand-in needs none. */
export function readGrantKeys(env: Readonly<Record<string, string | undefined>>, standIn: boolean): SealingKey[] {
  return readSealingKeys(env['GRANT_KEYS'] || (standIn ? STAND_IN_GRANT_KEY : ''));
}
