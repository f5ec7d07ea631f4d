import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import type { Suite } from '../../../emulators/suite/suite-options.ts';

type WithStorage = Pick<Suite, 'urls'>;

/** Where only a file's owner may write and read it: `private/UID/NAME`. */
export const PRIVATE_FILES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /private/{uid}/{file} {
      allow get, create: if request.auth != null && request.auth.uid == uid;
    }
  }
}`;

const objectsOf = ({ urls }: WithStorage) => `${urls.storage}/v0/b/${LOCAL_PROJECT_ID}.appspot.com/o`;
const credential = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Firebase ${token}` };

/** Replaces the rules of all buckets. */
export async function putStorageRules({ urls }: WithStorage, rules: string): Promise<void> {
  const response = await fetch(`${urls.storage}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: rules }] } }),
  });
  if (!response.ok) throw new Error(`the rules were refused: ${await response.text()}`);
}

/** HTTP status of reading a file with an ID token, or without any. */
export async function readFileStatus(suite: WithStorage, name: string, token?: string): Promise<number> {
  return (await fetch(`${objectsOf(suite)}/${encodeURIComponent(name)}`, { headers: credential(token) })).status;
}

/** HTTP status of writing a file with an ID token, or without any. */
export async function writeFileStatus(suite: WithStorage, name: string, token?: string): Promise<number> {
  const headers = { ...credential(token), 'content-type': 'text/plain' };
  const url = `${objectsOf(suite)}?name=${encodeURIComponent(name)}`;
  return (await fetch(url, { method: 'POST', headers, body: 'mine' })).status;
}
