import { describe, expect, it } from 'vitest';
import type { EngineSettings } from './engine-settings.ts';
import { firestoreCommand, restartCommand } from './firestore-engine.ts';

const FLAGS = [
  '-Duser.language=en',
  '-jar',
  '/x.jar',
  '--host',
  '127.0.0.1',
  '--port',
  '8080',
  '--seed_from_export',
  '/seed',
  '--rules',
  '/r',
];

const SETTINGS: EngineSettings = {
  engine: 'firenook',
  java: undefined,
  firenook: '/bin/firenook',
  dataDir: '/data',
  enginePort: 8081,
  strictIndexes: true,
  root: '/root',
  controlSocket: '/control',
};

describe('the command that starts the Firestore engine', () => {
  it('gives firenook the official flags, but its own port, data folder and strict indexes', () => {
    expect(firestoreCommand(FLAGS, SETTINGS)).toEqual({
      file: '/bin/firenook',
      args: ['firestore', ...FLAGS.slice(3).with(3, '8081'), '--data-dir', '/data', '--strict-indexes'],
    });
  });

  it('passes everything on to the machine’s java for the official engine', () => {
    const official: EngineSettings = { ...SETTINGS, engine: 'official', java: '/usr/bin/java' };

    expect(firestoreCommand(FLAGS, official)).toEqual({ file: '/usr/bin/java', args: FLAGS });
  });

  it('sends events where it is told to, whether or not firebase-tools names the functions emulator', () => {
    const settings: EngineSettings = { ...SETTINGS, eventsTo: '127.0.0.1:7' };
    for (const flags of [FLAGS, FLAGS.toSpliced(3, 0, '--functions_emulator', '127.0.0.1:5001')]) {
      const { args } = firestoreCommand(flags, settings);
      expect(args.filter((flag) => flag === '--functions_emulator')).toHaveLength(1);
      expect(args[args.indexOf('--functions_emulator') + 1]).toBe('127.0.0.1:7');
      expect(args).toEqual(expect.arrayContaining(['--port', '8081', '--seed_from_export', '/seed']));
    }
  });

  it('does not import the seed again after a crash', () => {
    const { args } = restartCommand(FLAGS, SETTINGS);

    expect(args).not.toContain('--seed_from_export');
    expect(args).not.toContain('/seed');
    expect(args).toEqual(expect.arrayContaining(['--port', '8081', '--rules', '/r', '--data-dir', '/data']));
  });
});
