/** Everything that other folders may import from the engines (README.md); the import rules refuse the other files. */
export { adaptDocuments } from './adapt-documents.ts';
export type { EngineChoice } from './choose-engine.ts';
export { connectToSuite, listenForLaunchers, type EngineReport } from './control-channel.ts';
export type { EngineSettings } from './engine-settings.ts';
export { isEmulatorUiCached } from './official-engine.ts';
export { prepareEngine, type PreparedEngine } from './prepare-engine.ts';
