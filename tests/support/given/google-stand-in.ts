import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck, type AppCheck } from 'firebase-admin/app-check';
import { deps } from '../api.ts';

const ACCOUNT = 'functions@treasure.iam.gserviceaccount.com';
const KEY = 'of the service account';

/** A fake of Google's services for a project that enforces App Check for Authentication. */
export interface GoogleStandIn {
  /** Host of Identity Toolkit: the Auth emulator, behind a proxy that admits only calls with a minted token. */
  readonly identityHost: string;
  /** App Check of the project's admin SDK, whose calls all come to this fake. */
  readonly appCheck: AppCheck;
  /** Returns the number of minted tokens. */
  readonly minted: () => number;
  readonly stop: () => void;
}

const sign = (payload: string) => createHmac('sha256', KEY).update(payload).digest('base64');
const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Starts a fake of Google: it signs for the back end's service account, exchanges the signature for `appId` into App Check tokens, and admits nobody to
 * Identity Toolkit without one, as https://docs.cloud.google.com/identity-platform/docs/admin/app-check-integration says of its operations.
 */
export async function startGoogle(projectId: string, appId: string): Promise<GoogleStandIn> {
  const tokens = new Set<string>();

  function answerOf(path: string, body: string): object | null {
    if (path === `/v1/projects/-/serviceAccounts/${ACCOUNT}:signBlob`) {
      const { payload } = JSON.parse(body) as { payload: string };
      return { signedBlob: sign(Buffer.from(payload, 'base64').toString()) };
    }
    if (path !== `/v1/projects/${projectId}/apps/${appId}:exchangeCustomToken`) return null;
    const [header = '', claims = '', signature] = (JSON.parse(body) as { customToken: string }).customToken.split('.');
    const { app_id: forApp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { app_id: string };
    if (forApp !== appId || signature !== urlSafe(sign(`${header}.${claims}`))) return null;
    const token = randomUUID();
    tokens.add(token);
    return { token, ttl: '3600s' };
  }

  async function forward(request: IncomingMessage, body: string): Promise<{ status: number; json: unknown }> {
    if (!tokens.has(String(request.headers['x-firebase-appcheck']))) {
      const message = 'Firebase App Check token is invalid.';
      return { status: 401, json: { error: { code: 401, message, status: 'UNAUTHENTICATED' } } };
    }
    const response = await fetch(`http://${deps().config.authEmulatorHost}${request.url}`, {
      method: request.method ?? 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return { status: response.status, json: await response.json() };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const body = await textOf(request);
      const path = request.url ?? '';
      const own = path.startsWith('/identitytoolkit') ? null : answerOf(path, body);
      const { status, json } = own ? { status: 200, json: own } : await forward(request, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  /** Redirects every call of the SDK to the fake, whatever host it names. */
  class ToTheStandIn extends Agent {
    override createConnection(): Socket {
      return connect(port, '127.0.0.1');
    }
  }
  const app = initializeApp(
    {
      projectId,
      serviceAccountId: ACCOUNT,
      credential: { getAccessToken: () => Promise.resolve({ access_token: 'of the back end', expires_in: 3600 }) },
      httpAgent: new ToTheStandIn(),
    },
    randomUUID(),
  );
  return {
    identityHost: `127.0.0.1:${port}`,
    appCheck: getAppCheck(app),
    minted: () => tokens.size,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
