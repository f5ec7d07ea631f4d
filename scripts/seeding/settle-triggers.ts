import { initializeApp, deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { applicationsSource } from '../../functions/src/applications/contributions.ts';
import { campaignsSource } from '../../functions/src/campaigns/contributions.ts';
import { deliverablesSource } from '../../functions/src/deliverables/contributions.ts';
import { payoutsSource } from '../../functions/src/payments/contributions.ts';
import { settleTally, type TallySource } from '../../functions/src/platform/tally.ts';

const SOURCES: readonly TallySource[] = [campaignsSource, applicationsSource, deliverablesSource, payoutsSource];

/**
 * Brings every derived number up to date, so that an export does not depend on how far the triggers have come; those still under
 * way find nothing left to change.
 */
export async function settleTriggers(env: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(process.env, env);
  const app = initializeApp({ projectId: env['GCLOUD_PROJECT'] ?? '' }, 'seed');
  const db = getFirestore(app);
  for (const source of SOURCES) {
    const documents = (await db.collection(source.collection).get()).docs;
    const { groupedBy } = source;
    const keys = new Set(documents.map((document) => (groupedBy ? String(document.get(groupedBy)) : document.id)));
    for (const key of keys) await settleTally(db, source, key);
  }
  await deleteApp(app);
}
