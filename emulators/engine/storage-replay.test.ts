import { describe, expect, it } from 'vitest';
import { createReplay } from './storage-replay.ts';

const line = (message: object) => JSON.stringify(message);
const GREETING = line({ id: -1, status: 'ok' });
const LOAD = line({ id: 0, action: 'load_ruleset', context: { rulesetName: '0' } });
const VERIFY = line({ id: 1, action: 'verify', context: { rulesetName: '0' } });
const answer = (id: number) => line({ id, status: 'ok', result: {} });

describe('what a restarted Storage rules runtime hears again', () => {
  it('hears its rulesets and the requests without an answer', () => {
    const replay = createReplay();
    replay.remember(LOAD);
    replay.isWanted(answer(0));
    replay.remember(VERIFY);

    expect(replay.afterCrash()).toEqual({ toRuntime: [LOAD, VERIFY], toSuite: [] });
  });

  it('does not hear answered requests again', () => {
    const replay = createReplay();
    replay.remember(VERIFY);
    replay.isWanted(answer(1));

    expect(replay.afterCrash().toRuntime).toEqual([]);
  });

  it('asks for a document again instead of hearing the old one', () => {
    const replay = createReplay();
    replay.remember(VERIFY);
    replay.remember(line({ id: 1, status: 'ok', result: { document: {} } }));

    expect(replay.afterCrash().toRuntime).toEqual([VERIFY]);
  });

  it('refuses a request on which it died twice', () => {
    const replay = createReplay();
    replay.remember(VERIFY);
    replay.afterCrash();

    const { toRuntime, toSuite } = replay.afterCrash();

    expect(toRuntime).toEqual([]);
    expect(toSuite.map((text) => JSON.parse(text) as unknown)).toMatchObject([{ id: 1, result: { permit: false } }]);
  });

  it('passes on the greeting and each answer about a ruleset only once', () => {
    const replay = createReplay();
    replay.remember(LOAD);

    const heard = [GREETING, answer(0), GREETING, answer(0), answer(1)].map((text) => replay.isWanted(text));

    expect(heard).toEqual([true, true, false, false, true]);
  });

  it('passes on the runtime’s own questions and lines that are not messages', () => {
    const replay = createReplay();

    expect(replay.isWanted(line({ server_request_id: 1, action: 'fetch_firestore_document' }))).toBe(true);
    expect(replay.isWanted('a note')).toBe(true);
  });
});
