import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { DocumentReference } from '@google-cloud/firestore';
import { beforeEach, expect, it } from 'vitest';
import { runTrigger } from '../../../functions/src/platform/run-trigger.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { onApplicationWritten, onPayoutWritten } from '../../../functions/src/triggers.ts';
import { applicationDocument, campaignDocument } from '../../../functions/testing/documents.ts';
import { deps, logLines } from '../../support/api.ts';
import { emptyOwnDatabase } from '../../support/setup/own-database.ts';

const application = applicationDocument({ campaignId: 'cmp_1', creatorId: 'creator', ownerId: 'owner' });
const place = (collection: string, id: string) => deps().db.firestore.collection(collection).doc(id);
const keptEvents = async () =>
  (await deps().db.firestore.collection(COLLECTIONS.unreadEvents).get()).docs.map((kept) => kept.data());
const applicationRef = () => place(COLLECTIONS.applications, application.id);
const time = () => new Date().toISOString();

async function written(ref: DocumentReference): Promise<WrittenEvent> {
  const after = await ref.get();
  const data = { before: after, after };
  return { id: 'event-1', time: time(), document: ref.path, params: { id: ref.id }, data } as unknown as WrittenEvent;
}

beforeEach(async () => {
  await emptyOwnDatabase();
  logLines.length = 0;
  await place(COLLECTIONS.campaigns, 'cmp_1').set(campaignDocument({ id: 'cmp_1', ownerId: 'owner' }));
});

it('keeps an event whose document this version cannot read, once, and acknowledges it', async () => {
  await applicationRef().set({ ...application, status: 'moonstruck' });
  const event = await written(applicationRef());
  for (let times = 0; times < 2; times += 1) await onApplicationWritten.run(event);
  const kept = await keptEvents();
  expect(kept).toMatchObject([{ trigger: 'onApplicationWritten', document: applicationRef().path }]);
  expect(JSON.stringify(kept)).toContain(`${applicationRef().path} cannot be read by this version: status`);
  expect(JSON.stringify([kept, logLines])).not.toContain('moonstruck');
  expect(logLines.filter(({ message }) => message === 'event kept unread')).toMatchObject([
    { severity: 'ERROR', operation: 'onApplicationWritten', document: applicationRef().path },
    {},
  ]);
});

it('counts the document as soon as a version can read it', async () => {
  await applicationRef().set({ ...application, status: 'moonstruck' });
  await onApplicationWritten.run(await written(applicationRef()));
  await applicationRef().set(application);
  await onApplicationWritten.run(await written(applicationRef()));
  expect((await place(COLLECTIONS.dashboards, 'owner').get()).get('applications.total')).toBe(1);
});

it('keeps an event that lacks what its effects read from it', async () => {
  const ref = place(COLLECTIONS.payouts, 'pay_1');
  await ref.set({ id: 'pay_1' });
  await onPayoutWritten.run(await written(ref));
  expect(await keptEvents()).toMatchObject([{ trigger: 'onPayoutWritten', document: 'payouts/pay_1' }]);
});

it('has an event delivered again while anything else fails, too', async () => {
  await applicationRef().set({ ...application, status: 'moonstruck' });
  const contended = new Error('contended');
  const work = () =>
    deps()
      .db.applications.find(application.id)
      .then(
        () => undefined,
        (unreadable: unknown) => Promise.reject(new AggregateError([unreadable, contended])),
      );
  await expect(
    runTrigger({ name: 'onApplicationWritten', secrets: [] }, await written(applicationRef()), work),
  ).rejects.toThrow();
  expect(await keptEvents()).toEqual([]);
});
