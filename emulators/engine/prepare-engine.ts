import { chooseEngine, type EngineChoice } from './choose-engine.ts';
import { findFirenookPackage, prepareFirenook } from './firenook-binary.ts';
import { officialFacts } from './official-engine.ts';

export interface PreparedEngine extends EngineChoice {
  java: string | undefined;
  firenook: string | undefined;
}

/**
 * Chooses the engine for this machine and prepares it to start; `forced` is FIRESTORE_ENGINE. Throws `NoEngine`, or an error with the reason why firenook does
 * not start.
 */
export async function prepareEngine(forced: string | undefined, cacheDir: string): Promise<PreparedEngine> {
  const { java, ...official } = await officialFacts();
  const firenookPackage = findFirenookPackage();
  const choice = chooseEngine(forced, { ...official, firenook: firenookPackage !== undefined });
  if (choice.engine === 'official') return { ...choice, java, firenook: undefined };
  const firenook = firenookPackage === undefined ? undefined : prepareFirenook(firenookPackage, cacheDir);
  return { ...choice, java: undefined, firenook };
}
