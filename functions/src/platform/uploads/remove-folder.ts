import type { Dependencies } from '../dependencies.ts';

/**
 * Removes every file below a folder, whether or not a document names it: for a folder whose owner is gone. Repeating it is
 * harmless; throws when a file cannot be removed.
 */
export async function removeFolder({ storage, config }: Pick<Dependencies, 'storage' | 'config'>, folder: string) {
  // The slash keeps out a folder whose name only begins the same.
  await storage.bucket(config.storageBucket).deleteFiles({ prefix: `${folder}/` });
}
