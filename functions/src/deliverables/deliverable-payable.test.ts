import { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import { deliverableStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { expect, it } from 'vitest';
import { applicationDocument, deliverableDocument } from '../../testing/documents.ts';
import { deliverablePayable } from './deliverable-payable.ts';

const application = applicationDocument({ campaignId: 'c1', creatorId: 'creator', ownerId: 'owner' });

it.each(DeliverableStatus.options)(
  'says in the words of its badge why a treasure that is %s is not approved',
  async (status) => {
    const find = () => Promise.resolve(deliverableDocument(application, { id: 'd1', status }));
    const none = () => Promise.resolve(null);
    const documents = { deliverables: { find, findLastRead: none }, postReservations: { findOfPost: none } };
    const payable = await deliverablePayable.find(documents as never, 'd1');
    const word = spoken(deliverableStatusLabels[status]);
    const expected = status === 'submitted' ? null : `This treasure is ${word} and cannot be approved`;
    expect(await payable?.obstacle({} as never)).toBe(expected);
    expect(expected ?? '').not.toContain('_');
  },
);
