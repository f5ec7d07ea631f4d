import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import type { Suite } from '../../../emulators/suite/suite-options.ts';

/** The emulators' own administrator, whom no rule applies to. */
const ADMINISTRATOR = { authorization: 'Bearer owner' };

/** A suite that runs Auth and Firestore. */
type WithFirestore = Pick<Suite, 'urls'>;

function documentUrl({ urls }: WithFirestore, path: string): string {
  return `${urls.firestore}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents/${path}`;
}

/** Writes one document as administrator; resolves once the engine has acknowledged it. */
export async function writeDocument(suite: WithFirestore, path: string, fields: Record<string, string>): Promise<void> {
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { stringValue: value }]));
  const headers = { ...ADMINISTRATOR, 'content-type': 'application/json' };
  const response = await fetch(documentUrl(suite, path), {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ fields: values }),
  });
  if (!response.ok) throw new Error(`${path} was not written: ${response.status} ${await response.text()}`);
}

/** HTTP status of reading a document: with the given ID token, as administrator, or without any credential. */
export async function readStatus(
  suite: WithFirestore,
  path: string,
  who: { token: string } | 'administrator' | 'anonymous',
): Promise<number> {
  const credential = who === 'administrator' ? ADMINISTRATOR : undefined;
  const headers = typeof who === 'object' ? { authorization: `Bearer ${who.token}` } : credential;
  return (await fetch(documentUrl(suite, path), headers ? { headers } : {})).status;
}

/** Replaces the rules of a running engine. */
export async function putRules({ urls }: WithFirestore, rules: string): Promise<void> {
  const response = await fetch(`${urls.firestore}/emulator/v1/projects/${LOCAL_PROJECT_ID}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'security.rules', content: rules }] } }),
  });
  if (!response.ok) throw new Error(`the rules were refused: ${await response.text()}`);
}

/** Somebody with an account. */
export interface Person {
  readonly uid: string;
  readonly token: string;
}

/** Registers a person with the Auth emulator of a suite; their ID token is one that the product would work with. */
export async function signUp({ urls }: WithFirestore, email: string): Promise<Person> {
  const response = await fetch(`${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a-long-password', returnSecureToken: true }),
  });
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}
