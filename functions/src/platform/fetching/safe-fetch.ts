import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { ClosedAddressError, createPublicLookup, type ResolveHost } from './public-address.ts';

export interface SafeResponse {
  status: number;
  /** The https address that answered, after redirects. */
  url: string;
  /** The headers by their names in lower case; headers that occur several times are left out. */
  headers: Readonly<Record<string, string>>;
  /** The first 512 KB as UTF-8 text. */
  body: string;
}

/** A complete answer that is not text. */
export interface SafeDownload extends Omit<SafeResponse, 'body'> {
  bytes: Buffer;
}

interface SafeRequest {
  /** Redirects are followed for GET only. */
  method?: 'GET' | 'POST';
  /** `authorization` and `x-goog-api-key` are not sent to another host after a redirect. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Fetches one https address. Resolves for any status; throws `SafeFetchError` if there is no answer. */
export type SafeFetch = (url: string, request?: SafeRequest) => Promise<SafeResponse>;

/** Fetches one file at an https address as `SafeFetch` does; also throws `SafeFetchError` if the file is too large. */
export type SafeFetchFile = (url: string) => Promise<SafeDownload>;

/**
 * `refused`: the address, or one it redirected to, may not be fetched. `redirects`: too many of them. `size`: the file is too large. `timeout` and `network`:
 * the other side failed, and a later try may succeed.
 */
export type SafeFetchFailure = 'refused' | 'redirects' | 'size' | 'timeout' | 'network';

export class SafeFetchError extends Error {
  override name = 'SafeFetchError';
  readonly reason: SafeFetchFailure;

  constructor(reason: SafeFetchFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

interface SafeFetchOptions {
  /** Exact host names. Nothing else is ever contacted, except through `allowedDomains`. */
  allowedHosts: readonly string[];
  /** Domains whose subdomains may all be contacted, too. */
  allowedDomains?: readonly string[];
  /** The address of the social web's stand-in, in the emulators only: `https://HOST/PATH` is read at `{socialWebBase}/HOST/PATH`, only for allowed hosts. */
  socialWebBase?: string;
  lookup?: ResolveHost;
  /** Time limit for all redirects together, in ms. */
  timeoutMs: number;
}

const MAX_REDIRECTS = 3;
const MAX_BODY_BYTES = 512 * 1024;
const MAX_HEADER_BYTES = 32 * 1024;
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; DoubloonLinkCheck/1.0)',
  accept: 'text/html,application/json;q=0.9',
  'accept-language': 'en',
  // A compressed answer could be far larger than its counted bytes.
  'accept-encoding': 'identity',
};

/**
 * Creates the only function that may fetch an address given by a person. It allows https on its standard port, listed hosts, public addresses that are checked
 * when the socket connects, at most 3 redirects that are each checked again, and 512 KB of body, all within one time limit.
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const download = createDownload(options, MAX_BODY_BYTES);
  return async (url, init) => {
    const { bytes, ...answer } = await download(url, init);
    return { ...answer, body: bytes.subarray(0, MAX_BODY_BYTES).toString('utf8') };
  };
}

/** Creates a fetch for pictures with the guards of `createSafeFetch`, up to `maxBytes`. */
export function createSafePictureFetch(options: SafeFetchOptions & { maxBytes: number }): SafeFetchFile {
  const download = createDownload(options, options.maxBytes + 1);
  return async (url) => {
    const answer = await download(url, { headers: { accept: 'image/webp,image/jpeg,image/png,image/gif' } });
    if (answer.bytes.length <= options.maxBytes) return answer;
    throw new SafeFetchError('size', `${new URL(answer.url).host} sends more than ${options.maxBytes} bytes`);
  };
}

/** Reads an answer until it ends or has at least `enoughBytes`. */
function createDownload(options: SafeFetchOptions, enoughBytes: number) {
  const { allowedHosts, allowedDomains = [], timeoutMs } = options;
  const base = options.socialWebBase?.replace(/\/+$/, '');
  const allowed = new Set(allowedHosts);
  const isAllowed: IsAllowed = (host) =>
    allowed.has(host) || allowedDomains.some((domain) => host.endsWith(`.${domain}`));
  const lookup = createPublicLookup(options.lookup);

  const send = (url: URL, init: SafeRequest, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method = 'GET', headers, body } = init;
      const settings = {
        method,
        headers: { ...HEADERS, ...headers },
        signal,
        agent: false,
        maxHeaderSize: MAX_HEADER_BYTES,
      } as const;
      const request = base ? requestHttp(toStandIn(url, base), settings) : requestHttps(url, { ...settings, lookup });
      request.once('response', resolve).on('error', reject);
      request.end(body);
    });

  return async (address: string, init: SafeRequest = {}): Promise<SafeDownload> => {
    const signal = AbortSignal.timeout(timeoutMs);
    let current = checkAddress(address, isAllowed);
    let headers = init.headers;
    try {
      for (let redirects = 0; ; redirects += 1) {
        const response = await send(current, { ...init, ...(headers && { headers }) }, signal);
        const { statusCode: status = 0 } = response;
        const { location } = response.headers;
        const redirected = status >= 300 && status < 400 && location !== undefined && (init.method ?? 'GET') === 'GET';
        if (!redirected) {
          const bytes = await readBody(response, enoughBytes);
          return { status, url: current.href, headers: singleHeaders(response), bytes };
        }
        response.destroy();
        if (redirects === MAX_REDIRECTS) throw new SafeFetchError('redirects', `${current.host} redirects too often`);
        const next = checkAddress(
          base ? fromStandIn(location, current, base) : resolveLocation(location, current),
          isAllowed,
        );
        if (next.host !== current.host) headers = withoutSecrets(headers);
        current = next;
      }
    } catch (error) {
      throw describeFailure(error, current, signal);
    }
  };
}

type IsAllowed = (hostname: string) => boolean;

function checkAddress(address: string, isAllowed: IsAllowed): URL {
  const refuse = (why: string) => new SafeFetchError('refused', `Will not fetch this address: ${why}`);
  if (!URL.canParse(address)) throw refuse('it is not a web address');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw refuse('it is not https');
  if (url.username || url.password) throw refuse('it carries a user name');
  if (url.port) throw refuse('it names a port');
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw refuse('it names an IP address');
  if (!isAllowed(url.hostname)) throw refuse('its host is not on the list');
  return url;
}

function resolveLocation(location: string, from: URL): string {
  return URL.canParse(location, from.href) ? new URL(location, from).href : location;
}

function toStandIn(url: URL, base: string): string {
  return `${base}/${url.hostname}${url.pathname}${url.search}`;
}

/** Resolves a redirect of the stand-in: to its own paths, or to any absolute address as the real sites do. */
function fromStandIn(location: string, from: URL, base: string): string {
  const target = resolveLocation(location, new URL(toStandIn(from, base)));
  return target.startsWith(`${base}/`) ? `https:/${target.slice(base.length)}` : target;
}

const SECRET_HEADERS: readonly string[] = ['authorization', 'x-goog-api-key'];

function withoutSecrets(headers: SafeRequest['headers']): SafeRequest['headers'] {
  return (
    headers &&
    Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADERS.includes(name.toLowerCase())))
  );
}

function singleHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function readBody(response: IncomingMessage, enoughBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes >= enoughBytes) break;
  }
  return Buffer.concat(chunks);
}

function describeFailure(error: unknown, url: URL, signal: AbortSignal): SafeFetchError {
  if (error instanceof SafeFetchError) return error;
  if (error instanceof ClosedAddressError) return new SafeFetchError('refused', error.message, error);
  if (signal.aborted) return new SafeFetchError('timeout', `${url.host} took too long`, error);
  return new SafeFetchError('network', `${url.host} could not be reached`, error);
}
