import type Stripe from 'stripe';
import { checkMode } from '../../functions/src/platform/config/config.ts';
import { createLog } from '../../functions/src/platform/log.ts';
import { createStripeClient } from '../../functions/src/platform/stripe-client.ts';
import { isTestDeployment } from '../deploying/settings.ts';
import { deployedSettings } from './deployed-settings.ts';

const LOCAL_STAND_IN = 'http://127.0.0.1:12111';
const LOCAL_KEY = 'sk_test_standin';

/**
 * Returns the key and address of a project's payment provider: of a deployed one the key in STRIPE_SECRET_KEY, of one named `demo-…` the
 * stand-in of a running local suite, at its standard port unless the environment names another. Throws without a key.
 */
function readAccess(project: string): { readonly secretKey: string; readonly apiBase: string | null } {
  if (project.startsWith('demo-'))
    return { secretKey: LOCAL_KEY, apiBase: process.env['STRIPE_API_BASE'] ?? LOCAL_STAND_IN };
  const secretKey = process.env['STRIPE_SECRET_KEY'];
  if (!secretKey) throw new Error('Set STRIPE_SECRET_KEY to the key of the project’s account at the payment provider');
  return { secretKey, apiBase: null };
}

/** Returns a client for looking at the account of any key, also one of the other mode than its project. Throws without a key. */
export function inspectProvider(project: string): Stripe {
  return createStripeClient(readAccess(project));
}

/** True for a project whose money is real, as TEST_DEPLOYMENT in `functions/.env.PROJECT` or the environment says. */
export const isLiveProject = (project: string): boolean =>
  !project.startsWith('demo-') && !isTestDeployment({ ...deployedSettings(project), ...process.env });

/**
 * Connects a command to the payment provider of a project. Like the functions, the client reads no object of the other mode than the project's
 * (`isLiveProject`); `countRead` is called before each read request. Throws without a key, or with one of the other mode.
 */
export function connectProvider(project: string, countRead: () => void = () => {}): Stripe {
  const access = readAccess(project);
  const isLive = isLiveProject(project);
  checkMode(access.secretKey, !isLive);
  return createStripeClient(
    { ...access, isLive },
    {
      // Commands compare the account of their key with the pinned one themselves.
      mayAsk: () => Promise.resolve(true),
      countRead: () => Promise.resolve(countRead()),
      log: createLog('warn'),
    },
  );
}
