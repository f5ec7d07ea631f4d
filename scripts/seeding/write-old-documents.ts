import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { expectSuite } from '../connecting/expect-suite.ts';

const USAGE = `Usage: npm run old-documents -- YYYY-MM-DD

Writes tests/support/old-documents/YYYY-MM-DD.json from the running local suite: a document, as it is stored, of each collection of which no other
file there has one. Later versions have to read it. Start the suite with the demo data (npm start).`;

/** The part of the REST interface's answer that is kept. */
interface Stored {
  readonly documents?: readonly { readonly name: string; readonly fields?: Readonly<Record<string, unknown>> }[];
}

const [day = ''] = process.argv.slice(2);
const folder = join(import.meta.dirname, '..', '..', 'tests', 'support', 'old-documents');
const target = join(folder, `${day}.json`);
if (!/^\d{4}-\d\d-\d\d$/.test(day) || existsSync(target)) {
  console.error(
    existsSync(target) ? `${target} is there already: what an earlier version stored never changes.` : USAGE,
  );
  process.exit(1);
}
await expectSuite(LOCAL_PROJECT_ID);

const covered = new Set(
  globSync('????-??-??.json', { cwd: folder }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
  ),
);
const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080';
const root = `http://${host}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

/** Returns the documents of a collection that are looked at; the one with the most fields is kept. */
async function storedIn(collection: string): Promise<Required<Stored>['documents']> {
  const answer = await fetch(`${root}/${collection}?pageSize=300`, { headers: { authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`${collection}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as Stored).documents ?? [];
}

const sections: string[] = [];
for (const collection of Object.values(COLLECTIONS).filter((name) => !covered.has(name))) {
  const documents = await storedIn(collection);
  const sizes = documents.map(({ fields }) => JSON.stringify(fields ?? {}).length);
  const fullest = documents[sizes.indexOf(Math.max(...sizes))];
  if (!fullest) continue;
  const kept = { id: basename(fullest.name), fields: fullest.fields ?? {} };
  sections.push(`  ${JSON.stringify(collection)}: [\n    ${JSON.stringify(kept)}\n  ]`);
}
writeFileSync(target, `{\n${sections.join(',\n')}\n}\n`);
console.log(`${sections.length} collections in ${target}`);
