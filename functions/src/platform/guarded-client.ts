import Stripe from 'stripe';

const OWN_ACCOUNT = '/v1/account';

/** Code of the error for a request whose key belongs to another account than the pinned one. */
export const OTHER_PLATFORM = 'other_platform_account';

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
      'Not sent: STRIPE_SECRET_KEY is of another account of the payment provider than the one that this project is pinned to';
    return Promise.resolve({ error: { type: 'invalid_request_error', code: OTHER_PLATFORM, message } });
  }
}

/** True when an answer is or contains an object of the other mode (https://docs.stripe.com/keys#test-live-modes). */
function showsOtherMode(shown: unknown, isLive: boolean): boolean {
  if (typeof shown !== 'object' || shown === null) return false;
  if ('livemode' in shown && shown.livemode === !isLive) return true;
  return Object.values(shown).some((inner) => showsOtherMode(inner, isLive));
}

/** A response that refuses to be read if it contains an object of the other mode, so that test money pays for nothing and tests move no live money. */
class OfOneMode extends Stripe.HttpClientResponse {
  readonly #inner: Answer;
  readonly #isLive: boolean;
  readonly #tell: () => void;

  constructor(inner: Answer, isLive: boolean, tell: () => void) {
    super(inner.getStatusCode(), inner.getHeaders());
    this.#inner = inner;
    this.#isLive = isLive;
    this.#tell = tell;
  }

  override getRawResponse(): unknown {
    return this.#inner.getRawResponse();
  }

  override toStream(onComplete: () => void): unknown {
    return this.#inner.toStream(onComplete);
  }

  override async toJSON(): Promise<unknown> {
    const json: unknown = await this.#inner.toJSON();
    if (!showsOtherMode(json, this.#isLive)) return json;
    this.#tell();
    throw new Error('The payment provider shows an object of the other mode');
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
}

/**
 * Returns an HTTP client for the provider. While `mayAsk` says no, it sends only the request for the key's own account. Reads are refused as well: an object
 * that another account does not show may still exist. Throws whatever `mayAsk` throws, without sending the request. With `isLive`, it does not read an answer
 * that contains an object of the other mode.
 */
export function guarded(
  inner: Stripe.HttpClient,
  { mayAsk, countRead, isLive, tellOtherMode = () => {} }: Guards,
): Stripe.HttpClient {
  return {
    getClientName: () => inner.getClientName(),
    makeRequest: async (...request) => {
      const [, , path, method] = request;
      if (path !== OWN_ACCOUNT && !(await mayAsk())) return new Refusal();
      if (method === 'GET') await countRead?.();
      const answer = await inner.makeRequest(...request);
      return isLive === undefined ? answer : new OfOneMode(answer, isLive, () => tellOtherMode(path));
    },
  };
}
