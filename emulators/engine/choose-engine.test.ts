import { describe, expect, it } from 'vitest';
import { chooseEngine, NoEngine, type EngineFacts } from './choose-engine.ts';

const java = (
  javaMajor: number | undefined,
  officialFiles: EngineFacts['officialFiles'],
  firenook: boolean,
): EngineFacts => ({
  javaMajor,
  officialFiles,
  firenook,
});

describe('the choice of the Firestore engine', () => {
  it.each([
    [undefined, java(21, 'cached', true), 'official'],
    [undefined, java(25, 'downloadable', false), 'official'],
    ['', java(21, 'cached', true), 'official'],
    [undefined, java(21, { unreachable: 'getaddrinfo ENOTFOUND' }, true), 'firenook'],
    [undefined, java(17, 'not asked', true), 'firenook'],
    [undefined, java(undefined, 'not asked', true), 'firenook'],
    ['firenook', java(21, 'cached', true), 'firenook'],
    ['official', java(21, 'downloadable', true), 'official'],
  ])('FIRESTORE_ENGINE=%s with %o is %s', (forced, facts, engine) => {
    const choice = chooseEngine(forced, facts);

    expect(choice.engine).toBe(engine);
    expect(choice.reason).not.toBe('');
  });

  it.each([
    [undefined, java(17, 'not asked', false), /Java is 17.*Install Java 21/],
    [undefined, java(undefined, 'not asked', false), /there is no Java.*Install Java 21/],
    ['official', java(17, 'not asked', true), /FIRESTORE_ENGINE=official.*Java is 17/],
    [
      'official',
      java(21, { unreachable: 'getaddrinfo ENOTFOUND' }, true),
      /cannot be reached \(getaddrinfo ENOTFOUND\)\. Run the command again where its files can be downloaded/,
    ],
    [undefined, java(21, { unreachable: 'x' }, false), /cannot be reached \(x\).*can be downloaded/],
    ['firenook', java(21, 'cached', false), /FIRESTORE_ENGINE=firenook.*linux-x64/],
    ['sqlite', java(21, 'cached', true), /"official" or "firenook"/],
  ])('FIRESTORE_ENGINE=%s with %o is refused, saying what to do', (forced, facts, message) => {
    expect(() => chooseEngine(forced, facts)).toThrow(NoEngine);
    expect(() => chooseEngine(forced, facts)).toThrow(message);
  });

  it('says why it did not take the official engine', () => {
    expect(chooseEngine(undefined, java(17, 'not asked', true)).reason).toBe(
      'Java is 17, the official engine needs 21',
    );
  });
});
