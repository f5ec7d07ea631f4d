import { useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { readLocalDraft, removeLocalDraft, writeLocalDraft } from '../../shared/drafts/local-draft.ts';
import { useSession } from '../../shared/state/session.ts';
import type { NewProof } from './proof-form-schema.ts';

/** What a tab can keep of a proof: of its images, which it cannot, the names. */
const Kept = z.object({ views: z.string(), notes: z.string(), images: z.array(z.string()) });

const keyOf = (deliverableId: string) => `proof_${deliverableId}`;

function readKept(uid: string, deliverableId: string): z.infer<typeof Kept> | undefined {
  try {
    return Kept.safeParse(JSON.parse(readLocalDraft(sessionStorage, uid, keyOf(deliverableId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Forgets what was kept of a treasure's next proof. */
export function forgetProofDraft(deliverableId: string): void {
  removeLocalDraft(sessionStorage, keyOf(deliverableId));
}

/**
 * Keeps what stands in the form of a treasure's next proof in this tab, and brings it back after a reload. The names of images that were chosen
 * before and are not chosen again yet come back as `missing`; `forget` drops all of it.
 */
export function useProofDraft(deliverableId: string, { control, reset }: UseFormReturn<NewProof>) {
  const uid = useSession(({ user }) => user?.uid ?? '');
  const [found] = useState(() => readKept(uid, deliverableId));
  const [lost, setLost] = useState<readonly string[]>(found?.images ?? []);
  const isBack = useRef(found === undefined);
  const { views, notes, images } = useWatch({ control });
  const chosen = images?.map((image) => image?.name ?? '') ?? [];
  const missing = lost.filter((name) => !chosen.includes(name));

  const kept = JSON.stringify({ views, notes, images: [...chosen, ...missing] });
  useEffect(() => {
    if (!isBack.current) return;
    const { views: number, notes: words, images: names } = Kept.parse(JSON.parse(kept));
    if (number === '' && words === '' && names.length === 0) forgetProofDraft(deliverableId);
    else writeLocalDraft(sessionStorage, uid, keyOf(deliverableId), kept);
  }, [kept, uid, deliverableId]);

  // After the effect that keeps: what the form begins with is not kept in the place of what comes back.
  useEffect(() => {
    if (isBack.current || !found) return;
    isBack.current = true;
    reset({ views: found.views, notes: found.notes, images: [] }, { keepDefaultValues: true });
  }, [found, reset]);

  return {
    missing,
    forget: () => {
      setLost([]);
      forgetProofDraft(deliverableId);
    },
  };
}
