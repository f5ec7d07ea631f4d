import type { InputOf, Operation } from '@doubloon/contract/calls/operation.ts';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import { callRaw, type RawAnswer } from '../api.ts';
import type { Person } from '../given/person.ts';

/** A browser with its own cookie, in some network. */
export interface Browser {
  readonly ask: <Op extends Operation>(operation: Op, input: InputOf<Op>, person?: Person) => Promise<RawAnswer>;
}

/** Creates a browser without a cookie, until the product sets one; its requests come from `address` and name it by `userAgent`. */
export function newBrowser(address: string, userAgent = 'Mozilla/5.0 (Test)'): Browser {
  let cookie: string | undefined;
  return {
    ask: async (operation, input, person) => {
      const { endpoint, body } = encodeRequest(operation, input, []);
      const answer = await callRaw(operation.method, endpoint, {
        ...(operation.method !== 'GET' && { body: JSON.stringify(body) }),
        ...(person && { person }),
        headers: { 'x-forwarded-for': address, 'user-agent': userAgent, ...(cookie !== undefined && { cookie }) },
      });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    },
  };
}
