import Stripe from 'stripe';

const OWN_ACCOUNT = '/v1/account';

/** Code of the error with which a request is refused whose key is of another account than the pinned one. */
export const OTHER_PLATFORM = 'other_platform_account';

type Answer = Awaited<ReturnType<Stripe.HttpClient['makeRequest']>>;

/** The answer to a request that is not sent, in the shape that the provider's client reads. */
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

/** True when an answer shows an object of the other mode, itself or anywhere in it (https://docs.stripe.com/keys#test-live-modes). */
function showsOtherMode(shown: unknown, isLive: boolean): boolean {
  if (typeof shown !== 'object' || shown === null) return false;
  if ('livemode' in shown && shown.livemode === !isLive) return true;
  return Object.values(shown).some((inner) => showsOtherMode(inner, isLive));
}

/** An answer that cannot be read when it shows an object of the other mode: test money pays for nothing, and live money is not played with. */
class OfOneMode extends Stripe.HttpClientResponse {
  readonly #inner: Answer;
  readonly #isLive: boolean;

  constructor(inner: Answer, isLive: boolean) {
    super(inner.getStatusCode(), inner.getHeaders());
    this.#inner = inner;
    this.#isLive = isLive;
  }

  override getRawResponse(): unknown {
    return this.#inner.getRawResponse();
  }

  override toStream(onComplete: () => void): unknown {
    return this.#inner.toStream(onComplete);
  }

  override async toJSON(): Promise<unknown> {
    const json: unknown = await this.#inner.toJSON();
    if (showsOtherMode(json, this.#isLive)) throw new Error('The payment provider shows an object of the other mode');
    return json;
  }
}

/**
 * A way to the provider that sends nothing but the question whose the key is while `mayAsk` says no. Reading is refused as well: what another account does not
 * show was neither ended nor never made. Throws what `mayAsk` throws; the request was not sent then. `countRead` is called before each read request that is sent. With
 * `isLive`, an answer with an object of the other mode is not read.
 */
export function guarded(
  inner: Stripe.HttpClient,
  mayAsk: () => Promise<boolean>,
  countRead?: () => Promise<void>,
  isLive?: boolean,
): Stripe.HttpClient {
  return {
    getClientName: () => inner.getClientName(),
    makeRequest: async (...request) => {
      const [, , path, method] = request;
      if (path !== OWN_ACCOUNT && !(await mayAsk())) return new Refusal();
      if (method === 'GET') await countRead?.();
      const answer = await inner.makeRequest(...request);
      return isLive === undefined ? answer : new OfOneMode(answer, isLive);
    },
  };
}
