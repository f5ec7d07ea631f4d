import { APP_NOT_VERIFIED } from '@doubloon/contract/shared/error-types.ts';
import type { Operation } from '@doubloon/contract/shared/operation.ts';
import type { Request } from 'express';
import { AppError } from '../app-error.ts';
import type { Dependencies } from '../dependencies.ts';

/** Resolves when an App Check token was issued to one of this project's apps; rejects for any other. */
export type VerifyAppToken = (token: string) => Promise<unknown>;

/** True when the callers of an operation are our own app: not the payment provider, a monitor, or a browser that is sent somewhere. */
function isCalledByApp({ access, answer, forMonitors }: Operation): boolean {
  return access.kind !== 'webhook' && access.kind !== 'testOnly' && answer !== 'redirect' && !forMonitors;
}

/**
 * Where the configuration requires it, lets only the product's own app call, proven by `X-Firebase-AppCheck`. Throws
 * `unauthenticated` with the `errorType` that leaves the session alone.
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
