import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { useState } from 'react';
import { z } from 'zod';
import { readLocalDraft, removeLocalDraft, writeLocalDraft } from '../../shared/drafts/local-draft.ts';
import { useSession } from '../../shared/state/session.ts';

const Typed = z.object({ url: z.string(), views: z.string(), notes: z.string() });
type Typed = z.infer<typeof Typed>;

function readTyped(uid: string, key: string): Typed | undefined {
  const text = readLocalDraft(sessionStorage, uid, key);
  try {
    return Typed.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/**
 * What stands in the fields of a treasure that is being submitted, of a new one or of the one that was sent back. It is kept in this tab
 * until `forget`: phones end the page while its creator is away to put a code on their profile.
 */
export function useDeliverableDraft(applicationId: string, revised: DeliverableView | undefined) {
  const uid = useSession(({ user }) => user?.uid ?? '');
  const key = `treasure_${revised?.treasure_id ?? applicationId}`;
  const start: Typed = {
    url: revised?.url ?? '',
    views: revised ? String(revised.view_count) : '',
    notes: revised?.notes ?? '',
  };
  const [typed, setTyped] = useState(() => readTyped(uid, key) ?? start);
  return {
    typed,
    /** Whether it is something else than what the form begins with. */
    changed: typed.url !== start.url || typed.views !== start.views || typed.notes !== start.notes,
    type: (change: Partial<Typed>) => {
      const next = { ...typed, ...change };
      setTyped(next);
      writeLocalDraft(sessionStorage, uid, key, JSON.stringify(next));
    },
    forget: () => removeLocalDraft(sessionStorage, key),
  };
}
