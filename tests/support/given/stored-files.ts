import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { deps } from '../api.ts';

/** Returns the sorted paths of the files in the bucket below a folder. */
export async function bucketFiles(folder: string): Promise<string[]> {
  const { storage, config } = deps();
  const [files] = await storage.bucket(config.storageBucket).getFiles({ prefix: `${folder}/` });
  return files.map(({ name }) => name).sort();
}

/** Returns the records of files that no document names, below a folder or at one path. */
export async function pendingFiles(path: string): Promise<{ storagePath: string; state: string }[]> {
  const found = await deps()
    .db.firestore.collection(COLLECTIONS.pendingFiles)
    .where('storagePath', '>=', path)
    .where('storagePath', '<=', `${path}\uf8ff`)
    .get();
  return found.docs.map((doc) => doc.data() as { storagePath: string; state: string });
}
