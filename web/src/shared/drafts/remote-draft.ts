import { DraftText, deleteDraft, listDrafts, saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { request } from '../api/request.ts';
import type { Carrier } from '../api/transport.ts';
import { inTurn } from './in-turn.ts';

/** True when a text is within the server's limit for drafts. */
export function fitsTheServer(text: string): boolean {
  return DraftText.safeParse(text).success;
}

/** A page that is being left lets its calls go on only when told so. */
const outlivingThePage: Carrier = (url, init) => fetch(url, { ...init, keepalive: true });

/** Keeps a draft at the server, where every device of its author finds it. */
export function saveRemoteDraft(key: string, text: string) {
  return inTurn(() => request(saveDraft, { params: { key }, body: { text } }, [], outlivingThePage));
}

/** Throws a draft away at the server, unless the text there is not it; answers whether it is gone. */
export function removeRemoteDraft(key: string, isIt?: (text: string) => boolean) {
  return inTurn(async () => {
    if (isIt) {
      const drafts = await request(listDrafts, {}).catch(() => []);
      if (drafts.some((draft) => draft.key === key && !isIt(draft.text))) return false;
    }
    await request(deleteDraft, { params: { key } });
    return true;
  });
}
