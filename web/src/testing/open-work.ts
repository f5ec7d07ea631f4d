import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';

/** The time at which steps are looked at. */
export const NOW = new Date('2026-11-20T12:00:00Z');
/** Noon of a day of November 2026. */
export const day = (n: number) => new Date(Date.UTC(2026, 10, n, 12));

/** An application that is pending unless `change` says otherwise, with the fields that steps are made of. */
export const application = (id: string, change: Partial<ApplicationView> = {}) =>
  ({
    id,
    campaign_id: `cmp_${id}`,
    creatorName: `Creator ${id}`,
    campaignTitle: `Loot ${id}`,
    campaign: { businessOwner: { name: `Owner ${id}` }, isRunning: true, pays_up_to: 27_000 },
    budget: 30_000,
    status: 'pending',
    created_at: day(18),
    decide_by: day(25),
    ...change,
  }) as ApplicationView;

/** A treasure that is submitted unless `change` says otherwise, with the fields that steps are made of. */
export const deliverable = (id: string, change: Partial<DeliverableView> = {}) =>
  ({
    treasure_id: id,
    application_id: 'a',
    campaign_id: 'cmp_a',
    creatorName: 'Cleo',
    title: 'Loot a',
    status: 'submitted',
    author_check: 'confirmed',
    feedback: null,
    view_count: 6_200,
    created_at: day(19),
    decide_by: day(24),
    ...change,
  }) as DeliverableView;
