import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../functions/src');
const IMPORT = /^(?:import|export) (?!type )([^;]+?) from '(\.[^']+)'/gm;

/** Files whose values a file imports from other files of the back end, without the platform. */
function importsOf(file: string): string[] {
  return [...readFileSync(join(SOURCE, file), 'utf8').matchAll(IMPORT)]
    .filter(([, words = '']) => !/^\{(\s*type \w+,?)+\s*\}$/.test(words))
    .map(([, , path = '']) => join(dirname(file), path))
    .filter((path) => !path.startsWith('platform/') && existsSync(join(SOURCE, path)));
}

/** The files of domains that somebody may have to open who follows a handler: its own, and all that it comes to by imports of values. */
function reachOf(file: string): string[] {
  const seen = new Set([file]);
  for (const one of seen) for (const next of importsOf(one)) seen.add(next);
  return [...seen].sort();
}

describe('who follows a handler', () => {
  it.each([
    [18, 'decideDeliverable', 'deliverables/decide-deliverable.ts'],
    [12, 'createApplication', 'applications/write-application.ts'],
    [8, 'listCampaigns', 'campaigns/show-campaigns.ts'],
  ])('opens at most %d files of domains for %s of %s', (limit, handler, file) => {
    const reach = reachOf(file);
    expect(readFileSync(join(SOURCE, file), 'utf8')).toContain(`export const ${handler}:`);
    expect(reach.length).toBeGreaterThan(2);
    expect(reach.length, reach.join('\n')).toBeLessThanOrEqual(limit);
  });
});
