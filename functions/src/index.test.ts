import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { describe, expect, it } from 'vitest';
import { PROJECTIONS } from './projections.ts';
import * as deployed from './index.ts';

const functions = Object.entries(deployed as unknown as Record<string, { __endpoint?: object }>).map(
  ([name, { __endpoint: endpoint }]) => ({ name, endpoint }),
);

describe('what is deployed', () => {
  it('is functions only, all in the region of the database and the hosting rewrite', () => {
    expect(functions.length).toBeGreaterThan(0);
    for (const { name, endpoint } of functions) expect(endpoint, name).toMatchObject({ region: ['asia-southeast1'] });
  });

  it('says of each function how much memory it has and how many calls it takes at once', () => {
    const allowed = { memory: 512, atOnce: 20 };
    for (const { name, endpoint } of functions) {
      const { availableMemoryMb: memory, concurrency: atOnce } = endpoint as Record<string, unknown>;
      expect({ memory, atOnce }, name).toEqual(name === 'api' ? { memory: 2048, atOnce: 16 } : allowed);
    }
  });

  it('gives every scheduled job nine minutes', () => {
    const jobs = functions.filter(({ endpoint }) => endpoint && 'scheduleTrigger' in endpoint);
    expect(jobs).toHaveLength(SCHEDULED_JOB_NAMES.length);
    for (const { name, endpoint } of jobs) expect(endpoint, name).toMatchObject({ timeoutSeconds: 540 });
  });

  it('delivers every event that something is derived from again when it fails, once per collection', () => {
    const triggers = functions.filter(({ name }) => name.endsWith('Written'));
    const collections = triggers.map(({ endpoint }) => collectionOf(endpoint));
    expect(new Set(collections).size).toBe(collections.length);
    expect(collections.toSorted()).toEqual(PROJECTIONS.map(({ collection }) => collection).toSorted());
    for (const { name, endpoint } of triggers) {
      expect(endpoint, name).toMatchObject({
        eventTrigger: { eventType: 'google.cloud.firestore.document.v1.written', retry: true },
      });
    }
  });
});

function collectionOf(endpoint: object | undefined): string | undefined {
  const { eventTrigger } = endpoint as { eventTrigger?: { eventFilterPathPatterns?: { document?: string } } };
  return eventTrigger?.eventFilterPathPatterns?.document?.split('/')[0];
}
