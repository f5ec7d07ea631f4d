import { BOOKS_READ, CALLS, DEALS, DOCUMENT_BYTES, PRICES, SIZES } from './assumptions.ts';
import { BOOKS_PER_SECOND, brokenAt, DAY_OF_CALLS, ENDS, GROWTH, loadOf } from './scale-model.ts';

const number = (value: number): string => Math.round(value).toLocaleString('en-US');
const usd = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
}

function loads(): string {
  const columns = SIZES.map(({ dailyUsers }) => loadOf(dailyUsers));
  const line = (what: string, cell: (load: (typeof columns)[number]) => string) => [what, ...columns.map(cell)];
  return table(
    ['', ...SIZES.map(({ name }) => name)],
    [
      line('daily users', ({ dailyUsers }) => number(dailyUsers)),
      line('requests a day', ({ calls }) => number(calls)),
      line('requests a second, busiest hour', ({ callsPerSecond }) => callsPerSecond.toFixed(1)),
      line('documents after a year', ({ documents }) => number(documents)),
      line('reads a day', ({ reads }) => number(reads)),
      line('writes a day', ({ writes }) => number(writes)),
      line('instances of `api`, busiest hour', ({ instances }) => number(instances)),
      line('their memory, GiB', ({ memoryGiB }) => number(memoryGiB)),
      line('USD a month', ({ cost }) => usd(cost)),
      line('USD a month per 1,000 daily users', ({ costPer1000 }) => usd(costPer1000)),
      ['first thing to break', ...SIZES.map(({ dailyUsers }) => brokenAt(dailyUsers)[0]?.name ?? 'nothing')],
    ],
  );
}

const ends = (): string =>
  table(
    ['what has an end', ...SIZES.map(({ name }) => name), 'remedy', ''],
    ENDS.map(({ what, used, remedy, state }) => [
      what,
      ...SIZES.map(({ dailyUsers }) => `${(used(dailyUsers) * 100).toFixed(used(dailyUsers) < 0.1 ? 1 : 0)} %`),
      remedy,
      state,
    ]),
  );

const calls = (): string =>
  table(
    ['operation', 'calls per user and day', 'reads', 'writes'],
    [...DAY_OF_CALLS].map(([id, { perUser, reads, writes }]) => [
      `\`${id}\``,
      `${perUser}`,
      `${reads}${CALLS[id as keyof typeof CALLS]?.reads === 'measured' ? ', measured' : ''}`,
      `${writes}`,
    ]),
  );

const NAMES = GROWTH.sizes.map(({ name }) => name);

/** A table with a column for each measured size. */
const measured = (head: string, rows: readonly (readonly string[])[]): string => table([head, ...NAMES], rows);

const grownDocuments = (): string => {
  const collections = [...new Set(GROWTH.sizes.flatMap(({ documents }) => Object.keys(documents)))];
  return measured(
    'documents to begin with',
    collections.map((name) => [`\`${name}\``, ...GROWTH.sizes.map(({ documents }) => number(documents[name] ?? 0))]),
  );
};

const measuredCalls = (): string =>
  measured(
    'documents read by a call',
    (GROWTH.sizes[0]?.calls ?? []).map(({ id }) => [
      id.replace(/^\w+/, '`$&`'),
      ...GROWTH.sizes.map(({ calls: all }) => `${all.find((call) => call.id === id)?.reads}`),
    ]),
  );

const measuredJobs = (): string =>
  table(
    ['job, at a size', 'items', 'reads of an item', 'writes', 'processor, ms', 'items a second', 'MiB it grew by'],
    (GROWTH.sizes[0]?.jobs ?? []).flatMap(({ job }) =>
      GROWTH.sizes.flatMap(({ name, jobs }) =>
        jobs
          .filter((one) => one.job === job)
          .map((one) => [
            `\`${job}\`, ${name}`,
            number(one.items),
            `${one.readsPerItem}`,
            `${one.writesPerItem}`,
            `${one.cpuMsPerItem}`,
            `${one.perSecond}`,
            number(one.grewByMiB),
          ]),
      ),
    ),
  );

const prices = (): string =>
  Object.values(PRICES)
    .map(({ per, source }) => `- per ${per} ([source](${source}))`)
    .join('\n');

/** Returns the whole page `docs/scale.md`. */
export const scalePage = (): string => `# What growth takes

\`npm run simulate:scale\` writes this page from the assumptions in \`scripts/simulating/scale/assumptions.ts\`; a test
holds that it is in step. It is a calculation: the product was never deployed. What the [emulators](#measured-on-the-emulators)
can tell was measured there, by \`npm run simulate:growth -- --record\`: the documents that calls and items of jobs read,
and the processor time of an item. \`npm run simulate:readings\` plays [a day of 100,000 posts](readings.md#100000-posts).

## Ten, a hundred and a thousand times as many

The figures are of a day in the second year. Money for payments, mails, hosting and reads of X is not in them.

${loads()}

## What breaks, and what is done about it

The share of each limit that a size uses. Above 100 % it breaks; what is exceeded most comes first in the table above.

${ends()}

- **Books.** One run of \`reconcile\` recounts ${Math.round(BOOKS_PER_SECOND)} books a second: what one processor was measured to
  take, and no more than Firestore answers, which is assumed to take ${BOOKS_READ.requestSeconds * 1000} ms for each of ${BOOKS_READ.requests} requests, of ${BOOKS_READ.atOnce}
  loots at the same time.
- **Values that lead with the time.** Writes to one range of ids or of an index meet
  [500 a second](https://firebase.google.com/docs/firestore/best-practices#hotspots). \`newId\`
  (\`functions/src/platform/ids.ts\`) makes ids of that kind, so that they sort by creation. Messages are written most
  often. The product's own client names each (\`clientMessageId\`), and its id derives from that name
  (\`derivedId\`), as do those of payments and conversations: it is spread. What leads with the time is the index of
  their \`createdAt\`, which Firestore keeps by itself, and is far from the limit at a thousand times.
- **Repair** goes through each collection in pages, and compares the counters of one document at a time with what adds to
  it. Only that has to be read as of one moment: the largest such document is a store, with one tally per follower.
- **Search** has no end that users bring nearer: each is one query of one index, and reads 200 documents at most. What grows
  with the number of loots and creators is how many of them a page passes by. [An engine](search.md#an-engine) beyond
  Firestore answers with one read a hit; it is built, and a setting.

## Measured on the emulators

\`npm run simulate:growth\` fills an empty database of the suite's engine with generated data, calls the operations that
are called most, each some times, and runs the busiest jobs over everything that is due. It ends with an error if a call, or an item of
a job, needs more documents at a larger size, or if a job leaves something undone. \`docs/measured/growth.json\` has the last
recorded run: ${GROWTH.date}, ${GROWTH.machine}, engine ${GROWTH.engine}. ${GROWTH.note}

${grownDocuments()}

The data begin smaller than in the tables above, and the last size has no more books than the one before, so that a run
takes minutes. The figures are of one call or one item: these do not grow with the data.

${measuredCalls()}

${measuredJobs()}

\`repair\` compares without writing; its items are the documents that it goes through.

## What the product costs beside bare Express

\`npm run bench:api -- --record\` compares the ten operations that read and are called most often with an Express app that
sends the same reads without parsing them and answers with the same JSON. Both are in one process and take turns, on the
demo data and the engine of the suite. \`docs/bench-api.json\` has the figures of the last recorded run and a note of what
it was; \`ratio\` is the median of the rounds. The target is 0.85: four of the ten reached it on 30 November 2026, alone on
a machine, with a median of 0.80. Tokens are verified as a deployed instance does, by their signature
(\`scripts/measuring/api/deployed-auth.ts\`): with the emulator, the library asks about each token, for which the product
paid alone in earlier runs (0.46 and 0.62, beside other work).

Profiles of two runs (\`node --cpu-prof\`, 1,610 and 2,010 calls of the product) say where a call's processor time goes
beside the reads themselves, in milliseconds:

| part                                                                        | before | after  |
| --------------------------------------------------------------------------- | ------ | ------ |
| asking about the token: the emulator's library asks at each verification    | 0.42   | (0.00) |
| parsing the input: its schema was made, and compiled, for each call         | 0.47   | 0.11   |
| finding the route among all of them, now among those with its first part    | 0.40   | 0.14   |
| reading documents as their schemas declare them, with other names and forms | 0.85   | 0.37   |
| encoding the answer by its schema                                           | 0.53   | 0.28   |
| an error for each request without a type of content, which is not made now  | 0.09   | —      |

The figures include the machine's mood, which was better at the second run; the bare app's own JSON took 0.49 and 0.39.
What remains is checked on purpose: each stored document and each answer is parsed by its schema, and each request
passes the limits. Documents cost most: a page of a list parses 20 of them, while the bare app leaves the fields that it
was sent as they are.

## The ledger in BigQuery

Analyses do not belong in Firestore. The ledger is \`ledgerGroups\`, which are only added to, so an export needs no
updates:

1. Enable BigQuery, and make a dataset in the region of the database.
2. Once: \`gcloud firestore export gs://BUCKET/ledger --collection-ids=ledgerGroups,campaignFunds\`, and
   \`bq load --source_format=DATASTORE_BACKUP DATASET.ledger_groups
   gs://BUCKET/ledger/all_namespaces/kind_ledgerGroups/all_namespaces_kind_ledgerGroups.export_metadata\`
   ([loading exports](https://cloud.google.com/bigquery/docs/loading-data-cloud-firestore)).
3. From then on, the extension [Stream Firestore to
   BigQuery](https://extensions.dev/extensions/firebase/firestore-bigquery-export) for \`ledgerGroups\`, or the same
   export every night. \`createdAt\` is a good partition.
4. Amounts are integer cents in \`entries[].amountCents\`; the entries of a group sum to zero
   ([chart of accounts](money.md)). Who may read the dataset sees what owners have paid to whom: give it to those who may
   see the books.

## Assumptions

A thousand daily users pay for ${DEALS.paidLoots} loots a day, leave ${DEALS.abandonedPerPaid} checkouts for each of
them, deliver ${DEALS.posts} posts and are paid ${DEALS.payouts} times. A document has ${number(DOCUMENT_BYTES)} bytes
with its indexes. One user of a day calls:

${calls()}

Prices in USD, November 2026, without what is free; those of Firestore are of a multi-region. Compare them with the
price list of the region before you rely on them.

${prices()}
`;
