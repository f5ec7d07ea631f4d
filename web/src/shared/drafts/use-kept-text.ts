import { deleteDraft, DraftText, listDrafts, saveDraft, type DraftView } from '@doubloon/contract/drafts/operations.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { request } from '../api/request.ts';
import type { Carrier } from '../api/transport.ts';
import { z } from 'zod';

/** How long somebody may pause while typing before the server keeps a copy. */
export const DRAFT_PAUSE_MS = 1500;

/** A text that somebody has begun. */
interface KeptText {
  /** Text found when the form was opened: null when there is none, undefined while loading. */
  found: string | null | undefined;
  /** Keeps a text: in this tab at once, at the server after a pause. */
  keep: (text: string) => void;
  /** Sends what the server does not have yet, before the page is left; settles when that is over, failed or not. */
  flush: () => Promise<void>;
  /** Removes the text everywhere; with `isIt`, the server's copy only when that is still the same text. */
  discard: (isIt?: (text: string) => boolean) => void;
}

/**
 * A text of `uid` under `key` that survives a reload, a lost connection and, once the server has it, another device; with `inTab` it stays in
 * this tab. Nothing that goes wrong here is reported: the text is still in the form.
 */
export function useKeptText(uid: string, key: string, inTab = false): KeptText {
  const client = useQueryClient();
  const [local] = useState(() => readLocalDraft(sessionStorage, uid, key));
  const [isAsked] = useState(isAskedAhead);
  // Not while rendering, which React may begin again.
  useEffect(() => void (askedUntil = 0), []);
  const lookedUp = useQuery({
    ...draftsQuery(uid),
    enabled: local === undefined && uid !== '' && !inTab,
    // Each time: another tab may have kept something since.
    refetchOnMount: isAsked ? false : 'always',
  });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => Promise<unknown> }>(undefined);

  const note = useCallback(
    (draft: DraftView | undefined) =>
      client.setQueryData(
        draftsQuery(uid).queryKey,
        (drafts) => drafts && [...(draft ? [draft] : []), ...drafts.filter((other) => other.key !== key)],
      ),
    [client, uid, key],
  );
  const keep = useCallback(
    (text: string) => {
      writeLocalDraft(sessionStorage, uid, key, text);
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      // The server keeps no longer ones.
      if (inTab || !DraftText.safeParse(text).success) return;
      const send = () => {
        waiting.current = undefined;
        return saveRemoteDraft(key, text).then(note, () => undefined);
      };
      waiting.current = { timer: setTimeout(() => void send(), DRAFT_PAUSE_MS), send };
    },
    [uid, key, note, inTab],
  );
  const flush = useCallback(async () => {
    clearTimeout(waiting.current?.timer);
    await waiting.current?.send();
  }, []);
  const discard = useCallback<KeptText['discard']>(
    (isIt) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      removeLocalDraft(sessionStorage, key);
      if (inTab) return;
      void removeRemoteDraft(key, isIt).then(
        (isRemoved) => isRemoved && note(undefined),
        () => undefined,
      );
    },
    [key, note, inTab],
  );

  useEffect(() => {
    const onLeave = () => void flush();
    // Phones end a page in the background without another word.
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [flush]);

  const remote = lookedUp.data?.find((draft) => draft.key === key)?.text;
  const isLooking = lookedUp.fetchStatus === 'fetching' && !lookedUp.isFetchedAfterMount;
  const now = local ?? (isLooking ? undefined : (remote ?? null));
  // Read once, when the form is opened: whatever is kept later is in the form already.
  const [found, setFound] = useState(now);
  if (found === undefined && now !== undefined) setFound(now);
  return useMemo(() => ({ found, keep, flush, discard }), [found, keep, flush, discard]);
}

/** Everything somebody has begun and not sent, on whatever device. A form looks it up when it is opened; writing keeps it current until then. */
function draftsQuery(uid: string) {
  return queryOptions({
    queryKey: ['drafts', uid],
    queryFn: () => inTurn(() => request(listDrafts, {})),
    staleTime: Infinity,
    retry: false,
  });
}

/** Until when a form takes what was asked for before it was there. */
let askedUntil = 0;
const AHEAD_MS = 10_000;

/** Asks for what a form that is about to be opened looks up: after what is under way, as in `inTurn`, but nothing else waits for this. */
export function firstDraftsQuery(uid: string) {
  return queryOptions({
    ...draftsQuery(uid),
    staleTime: 0,
    queryFn: () => {
      askedUntil = performance.now() + AHEAD_MS;
      return last.then(() => request(listDrafts, {}));
    },
  });
}

/** True for the form that is opened next after `firstDraftsQuery` has asked. */
const isAskedAhead = (): boolean => performance.now() < askedUntil;

/** A page that is being left lets its calls go on only when told so. */
const outlivingThePage: Carrier = (url, init) => fetch(url, { ...init, keepalive: true });

/** Keeps a draft at the server, where every device of its author finds it. */
function saveRemoteDraft(key: string, text: string) {
  return inTurn(() => request(saveDraft, { params: { key }, body: { text } }, [], outlivingThePage));
}

/** Throws a draft away at the server, unless the text there is not it; answers whether it is gone. */
function removeRemoteDraft(key: string, isIt?: (text: string) => boolean) {
  return inTurn(async () => {
    if (isIt) {
      const drafts = await request(listDrafts, {}).catch(() => []);
      if (drafts.some((draft) => draft.key === key && !isIt(draft.text))) return false;
    }
    await request(deleteDraft, { params: { key } });
    return true;
  });
}

let last: Promise<unknown> = Promise.resolve();

/** One call about drafts after the other, so that one thrown away is neither written nor found again by a call before it that is slower. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

const Stored = z.object({ uid: z.string(), text: z.string() });
const nameOf = (key: string) => `loot_draft_${key}`;

/** Returns the draft of `uid` stored under this key in this tab; undefined when there is none. */
export function readLocalDraft(storage: Storage, uid: string, key: string): string | undefined {
  try {
    const stored = Stored.safeParse(JSON.parse(storage.getItem(nameOf(key)) ?? 'null')).data;
    return stored?.uid === uid ? stored.text : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this tab. A full or forbidden storage keeps nothing, and nobody is bothered with it. */
export function writeLocalDraft(storage: Storage, uid: string, key: string, text: string): void {
  try {
    storage.setItem(nameOf(key), JSON.stringify({ uid, text }));
  } catch {
    // The copy at the server is enough.
  }
}

/** Forgets a text in this tab. */
function removeLocalDraft(storage: Storage, key: string): void {
  storage.removeItem(nameOf(key));
}
