/** The database that a project has without naming one. */
export const DEFAULT_DATABASE = '(default)';

/** Names that Google takes for a database, of 4 to 63 characters. */
const NAME = /^[a-z][a-z0-9-]{2,61}[a-z0-9]$/;
const LIKE_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads `FIRESTORE_DATABASE`, the database that everything works on; without it the default one. Throws for a name that no database can have. */
export function readFirestoreDatabase(env: Readonly<Record<string, string | undefined>>): string {
  const name = env['FIRESTORE_DATABASE'] || DEFAULT_DATABASE;
  if (name === DEFAULT_DATABASE || (NAME.test(name) && !LIKE_UUID.test(name))) return name;
  throw new Error(
    'Invalid configuration: FIRESTORE_DATABASE is the name of a database: 4 to 63 of a-z, 0-9 and -, a letter first and no - last',
  );
}
