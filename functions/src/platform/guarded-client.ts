import Stripe from 'stripe';

const OWN_ACCOUNT = '/v1/account';

/** Code of the error with which a request is refused whose key is of another account than the pinned one. */
export const OTHER_PLATFORM = 'other_platform_account';

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

/**
 * A way to the provider that sends nothing but the question whose the key is while `mayAsk` says no. Reading is refused as well: what another account does not
 * show was neither ended nor never made. Throws what `mayAsk` throws; the request was not sent then. `countRead` is called before each read request that is sent.
 */
export function guarded(
  inner: Stripe.HttpClient,
  mayAsk: () => Promise<boolean>,
  countRead?: () => Promise<void>,
): Stripe.HttpClient {
  return {
    getClientName: () => inner.getClientName(),
    makeRequest: async (...request) => {
      const [, , path, method] = request;
      if (path !== OWN_ACCOUNT && !(await mayAsk())) return new Refusal();
      if (method === 'GET') await countRead?.();
      return inner.makeRequest(...request);
    },
  };
}
