import type { AppCheckToken } from 'firebase-admin/app-check';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** A token by which App Check vouches for the back end's own calls; null where there is none. Never rejects. */
export type OwnAppToken = () => Promise<string | null>;

/** How long before its end a token is minted anew, so that none ends on its way. */
const MARGIN_MS = 5 * 60 * 1000;

/**
 * Mints App Check tokens for the web app `appId` and keeps each almost until its end; calls that arrive together share one. Without an app, and
 * where minting fails, there is none: whoever is called decides whether it does without.
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
