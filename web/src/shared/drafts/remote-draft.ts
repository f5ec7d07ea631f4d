import { DraftText } from '@doubloon/contract/drafts/draft.ts';
import { deleteDraft, saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { request } from '../api/request.ts';
import type { Carrier } from '../api/transport.ts';

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that a draft thrown away is not written again by a slower call before it. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Whether the server has room for a text. */
export function fitsTheServer(text: string): boolean {
  return DraftText.safeParse(text).success;
}

/** A page that is being left lets its calls go on only when told so. */
const outlivingThePage: Carrier = (url, init) => fetch(url, { ...init, keepalive: true });

/** Keeps a draft at the server, where every device of its author finds it. */
export function saveRemoteDraft(key: string, text: string) {
  return inTurn(() => request(saveDraft, { params: { key }, body: { text } }, [], outlivingThePage));
}

/** Throws a draft away at the server. */
export function removeRemoteDraft(key: string) {
  return inTurn(() => request(deleteDraft, { params: { key } }));
}
