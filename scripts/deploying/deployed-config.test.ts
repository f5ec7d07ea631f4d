import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { DEPLOYED_CONFIG, writeDeployedConfig } from './deployed-config.ts';
import { dataSteps } from './steps/data-steps.ts';
import { releaseSteps } from './steps/release-steps.ts';
import type { Step } from './steps/step.ts';

let folder = '';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const written = () =>
  JSON.parse(read(DEPLOYED_CONFIG)) as { firestore: Record<string, string>; storage: { rules: string } };
const paths = (rules: string) => new Set([...rules.matchAll(/\/databases\/([^/]+)\//g)].map(([, name]) => name));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-config-'));
  for (const file of ['firebase.json', 'storage.rules']) cpSync(join(ROOT, file), join(folder, file));
  mkdirSync(join(folder, 'web', 'dist', 'assets'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the database that is deployed to', () => {
  it('is the default one without a setting, with the rules as they are', () => {
    writeDeployedConfig(folder, { pins: false });
    const { firestore, storage } = written();
    expect(firestore).toEqual({ rules: 'firestore.rules', indexes: 'firestore.indexes.json' });
    expect(paths(read(storage.rules))).toEqual(new Set(['(default)']));
  });

  it('is the one that the setting names: its rules, its indexes, and every rule of Storage that looks into it', () => {
    writeDeployedConfig(folder, { pins: false, database: 'restored' });
    const { firestore, storage } = written();
    expect(firestore).toEqual({ rules: 'firestore.rules', indexes: 'firestore.indexes.json', database: 'restored' });
    expect(paths(read(storage.rules))).toEqual(new Set(['restored']));
    expect(read(storage.rules).replaceAll('/databases/restored/', '/databases/(default)/')).toBe(read('storage.rules'));
  });
});

describe('the steps of a deploy and of setting a project up', () => {
  const commandsOf = (steps: readonly Step[]) =>
    steps
      .flatMap(({ read: reading, commands }) => [...(reading ? [reading] : []), ...(commands?.() ?? [])])
      .map((words) => words.join(' '));
  const all = (database?: string) => {
    const named = database !== undefined && { database };
    return commandsOf([
      ...releaseSteps({ project: 'treasure', only: ['firestore'], indexMinutes: 1, ...named }),
      ...dataSteps('treasure', { bucket: 'b', siteOrigin: 'https://a.example', ...named }),
    ]).filter((command) => /firestore:(databases|backups)|gcloud firestore/.test(command));
  };

  it('ask about the default database without a setting, and only about the named one with it', () => {
    expect(all().length).toBeGreaterThan(5);
    expect(all().filter((command) => !command.includes('(default)'))).toEqual([]);
    expect(all('restored').filter((command) => !command.includes('restored') || command.includes('default'))).toEqual(
      [],
    );
    expect(all('restored')).toHaveLength(all().length);
  });
});
