import type { InputOf, Operation } from '@doubloon/contract/calls/operation.ts';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import { callRaw, type RawAnswer } from '../api.ts';

/** A browser with its own cookie, in some network. */
export interface Browser {
  readonly ask: <Op extends Operation>(operation: Op, input: InputOf<Op>) => Promise<RawAnswer>;
}

/** Creates a browser without a cookie, until the product sets one; its requests come from `address`. */
export function newBrowser(address: string): Browser {
  let cookie: string | undefined;
  return {
    ask: async (operation, input) => {
      const { endpoint, body } = encodeRequest(operation, input, []);
      const answer = await callRaw(operation.method, endpoint, {
        body: JSON.stringify(body),
        headers: { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
      });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    },
  };
}
