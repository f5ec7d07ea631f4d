import type { Request } from 'express';
import type { AppCheckToken } from 'firebase-admin/app-check';
import { APP_NOT_VERIFIED } from '@doubloon/contract/calls/error-types.ts';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { AppError } from '../app-error.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** Resolves when an App Check token was issued to one of this project's apps; rejects for any other. */
export type VerifyAppToken = (token: string) => Promise<unknown>;

/** True when only our own app calls an operation: not the payment provider, a monitor, a mail program, a calendar, or a browser that is redirected. */
function isCalledByApp({ access, answer, forMonitors, takesAnyBody }: Operation): boolean {
  const isOthers = answer === 'redirect' || answer === 'ics' || forMonitors || takesAnyBody;
  return access.kind !== 'webhook' && access.kind !== 'testOnly' && !isOthers;
}

/**
 * Where the configuration requires it, admits only the product's own app, proven by `X-Firebase-AppCheck`. Throws `unauthenticated` with the `errorType` for
 * which a browser keeps its session.
 */
export async function requireApp(
  operation: Operation,
  { config, verifyAppToken }: Pick<Dependencies, 'config' | 'verifyAppToken'>,
  request: Pick<Request, 'get'>,
): Promise<void> {
  if (!config.requiresAppCheck || !isCalledByApp(operation)) return;
  const token = request.get('x-firebase-appcheck');
  try {
    if (!token) throw new Error('no App Check token');
    await verifyAppToken(token);
  } catch (cause) {
    throw new AppError('unauthenticated', 'This app could not be verified. Please reload the page and try again.', {
      errorType: APP_NOT_VERIFIED,
      cause,
    });
  }
}

/** Returns a token by which App Check vouches for the back end's own calls; null if there is none. Never rejects. */
export type OwnAppToken = () => Promise<string | null>;

/** How long before its expiry a token is replaced, so that none expires in transit. */
const MARGIN_MS = 5 * 60 * 1000;

/**
 * Mints App Check tokens for the web app `appId` and keeps each almost until it expires; concurrent calls share one. Without an app, or if minting fails, there
 * is no token: the called service decides whether it needs one.
 */
export function createOwnAppToken(
  appId: string | null,
  mint: (appId: string) => Promise<AppCheckToken>,
  clock: Clock,
  log: Log,
): OwnAppToken {
  if (appId === null) return () => Promise.resolve(null);
  let kept: { readonly token: string; readonly until: number } | undefined;
  let minting: Promise<string | null> | undefined;

  const mintAnew = async () => {
    try {
      const { token, ttlMillis } = await mint(appId);
      kept = { token, until: clock.now().getTime() + ttlMillis - MARGIN_MS };
      return token;
    } catch (error) {
      log.warn({ err: error }, 'no App Check token for calls of the back end');
      return null;
    } finally {
      minting = undefined;
    }
  };

  return () => {
    if (kept && clock.now().getTime() < kept.until) return Promise.resolve(kept.token);
    return (minting ??= mintAnew());
  };
}
