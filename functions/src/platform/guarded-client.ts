import Stripe from 'stripe';

const OWN_ACCOUNT = '/v1/account';

/** Code of the error for a request whose key belongs to another account than the pinned one. */
export const OTHER_PLATFORM = 'other_platform_account';

/**
 * True for an answer that refuses the key itself: 401 for one that the provider does not know, 403 for one without the permission (https://docs.stripe.com/api/errors,
 * https://docs.stripe.com/changelog/2016-10-19/insufficient-permissions-throw-403-error). An account that is out of reach has a 403 of its own
 * (https://docs.stripe.com/error-codes#account-invalid), and a key of another account than the pinned one an alarm of its own.
 */
export function refusesKey(status: number | undefined, code: unknown): boolean {
  return (status === 401 || status === 403) && code !== 'account_invalid' && code !== OTHER_PLATFORM;
}

/** The code of the error in an answer (https://docs.stripe.com/api/errors); undefined without one. */
function errorCodeOf(json: unknown): unknown {
  const { error } = (json ?? {}) as { readonly error?: { readonly code?: unknown } };
  return error?.code;
}

type Answer = Awaited<ReturnType<Stripe.HttpClient['makeRequest']>>;

/** The answer to a request that was not sent, in the shape that the provider's client reads. */
class Refusal extends Stripe.HttpClientResponse {
  constructor() {
    super(401, {});
  }

  override getRawResponse(): null {
    return null;
  }

  override toJSON() {
    const message =
      'Not sent: STRIPE_SECRET_KEY is of another account of the payment provider, or of another mode, than the one that this project is pinned to';
    return Promise.resolve({ error: { type: 'invalid_request_error', code: OTHER_PLATFORM, message } });
  }
}

/** True when an answer is or contains an object of the other mode (https://docs.stripe.com/keys#test-live-modes). */
function showsOtherMode(shown: unknown, isLive: boolean): boolean {
  if (typeof shown !== 'object' || shown === null) return false;
  if ('livemode' in shown && shown.livemode === !isLive) return true;
  return Object.values(shown).some((inner) => showsOtherMode(inner, isLive));
}

/** A response that is checked before it is read. */
class Checked extends Stripe.HttpClientResponse {
  readonly #inner: Answer;
  readonly #check: (json: unknown) => void;

  /** `check` throws for an answer that must not be read. */
  constructor(inner: Answer, check: (json: unknown) => void) {
    super(inner.getStatusCode(), inner.getHeaders());
    this.#inner = inner;
    this.#check = check;
  }

  override getRawResponse(): unknown {
    return this.#inner.getRawResponse();
  }

  override toStream(onComplete: () => void): unknown {
    return this.#inner.toStream(onComplete);
  }

  override async toJSON(): Promise<unknown> {
    const json: unknown = await this.#inner.toJSON();
    this.#check(json);
    return json;
  }
}

/** Conditions under which requests are sent and answers are read. */
interface Guards {
  /** Says whether the key is of the right account. */
  readonly mayAsk: () => Promise<boolean>;
  /** Called before each read request that is sent. */
  readonly countRead?: () => Promise<void>;
  /** The mode that all objects must be of. */
  readonly isLive?: boolean | undefined;
  /** Called with the path of a request whose answer contains an object of the other mode. */
  readonly tellOtherMode?: (path: string) => void;
  /** Called with the method and path of a request for which the provider refuses the key. */
  readonly tellKeyRefused?: (method: string, path: string) => void;
}

/**
 * Returns an HTTP client for the provider. While `mayAsk` says no, it sends only the request for the key's own account. Reads are refused as well: an object
 * that another account does not show may still exist. Throws whatever `mayAsk` throws, without sending the request. With `isLive`, it does not read an answer
 * that contains an object of the other mode, so that test money pays for nothing and tests move no live money.
 */
export function guarded(
  inner: Stripe.HttpClient,
  { mayAsk, countRead, isLive, tellOtherMode = () => {}, tellKeyRefused = () => {} }: Guards,
): Stripe.HttpClient {
  return {
    getClientName: () => inner.getClientName(),
    makeRequest: async (...request) => {
      const [, , path, method] = request;
      if (path !== OWN_ACCOUNT && !(await mayAsk())) return new Refusal();
      if (method === 'GET') await countRead?.();
      const answer = await inner.makeRequest(...request);
      return new Checked(answer, (json) => {
        if (refusesKey(answer.getStatusCode(), errorCodeOf(json))) tellKeyRefused(method, path);
        if (isLive === undefined || !showsOtherMode(json, isLive)) return;
        tellOtherMode(path);
        throw new Error('The payment provider shows an object of the other mode');
      });
    },
  };
}
