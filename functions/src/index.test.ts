import { describe, expect, it } from 'vitest';
import * as deployed from './index.ts';

const functions = Object.entries(deployed as unknown as Record<string, { __endpoint?: object }>).map(
  ([name, { __endpoint: endpoint }]) => ({ name, endpoint }),
);

describe('what is deployed', () => {
  it('is functions only, all in the region of the database and the hosting rewrite', () => {
    expect(functions.length).toBeGreaterThan(0);
    for (const { name, endpoint } of functions) expect(endpoint, name).toMatchObject({ region: ['asia-southeast1'] });
  });

  it('delivers the event of every derived number again when it fails', () => {
    const triggers = functions.filter(({ name }) => name.startsWith('tally'));
    expect(triggers.map(({ name }) => name).sort()).toEqual([
      'tallyAffiliateClicks',
      'tallyAffiliateSignUps',
      'tallyApplications',
      'tallyCampaigns',
      'tallyConversations',
      'tallyDeliverables',
      'tallyFollows',
      'tallyNotifications',
      'tallyPayouts',
      'tallyProofs',
      'tallyReadMarks',
      'tallyReviews',
    ]);
    for (const { name, endpoint } of triggers) {
      expect(endpoint, name).toMatchObject({
        eventTrigger: { eventType: 'google.cloud.firestore.document.v1.written', retry: true },
      });
    }
  });
});
