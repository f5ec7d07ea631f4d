import { z } from 'zod';

/** How the search engine is reached. */
export interface SearchSettings {
  /** Address of the Typesense server, without a trailing slash. */
  readonly url: string;
  /** A key that may write documents; the browser never gets it, because it asks the API only. */
  readonly key: string;
}

const Address = z.url({ protocol: /^https?$/ });

/**
 * Reads `TYPESENSE_URL` with its secret `TYPESENSE_KEY`. Returns null without `TYPESENSE_URL`: then Firestore answers all searches. Throws if the URL is set
 * without the key or is malformed, if a deployed product would send the key unencrypted, and in the emulators for a remote server.
 */
export function readSearchSettings(
  env: Readonly<Record<string, string | undefined>>,
  { emulated }: { readonly emulated: boolean },
): SearchSettings | null {
  const { TYPESENSE_URL: url, TYPESENSE_KEY: key } = env;
  if (!url) return null;
  if (!Address.safeParse(url).success || new URL(url).search !== '')
    throw new Error('Invalid configuration: TYPESENSE_URL is https://HOST, or https://HOST:PORT');
  if (!key) throw new Error('Invalid configuration: TYPESENSE_URL needs the secret TYPESENSE_KEY');
  const { protocol, hostname } = new URL(url);
  if (emulated && hostname !== '127.0.0.1')
    throw new Error('Invalid configuration: the emulators search in an engine on 127.0.0.1 only');
  if (!emulated && protocol !== 'https:')
    throw new Error('Invalid configuration: TYPESENSE_URL begins with https://, because the key is sent there');
  return { url: url.replace(/\/$/, ''), key };
}
