import {
  DocumentReference,
  Firestore,
  Query,
  type AggregateQuery,
  type AggregateSpec,
  type QuerySnapshot,
} from '@google-cloud/firestore';
import { AsyncLocalStorage } from 'node:async_hooks';

/** A read as the client library sends it, without the product's parsing. */
type Read = () => Promise<unknown>;

/** Reads that began while others of them were under way: they are sent together. */
type Step = Read[];

interface Recording {
  readonly steps: Step[];
  underWay: number;
}

const recording = new AsyncLocalStorage<Recording>();

/** Adds a read to what is recorded, if anything is, and sends it. */
async function recorded<T>(read: Read, send: () => Promise<T>): Promise<T> {
  const current = recording.getStore();
  if (!current) return send();
  if (current.underWay === 0) current.steps.push([]);
  current.steps.at(-1)?.push(read);
  current.underWay += 1;
  try {
    // The library calls its own methods, which are no reads of the product's.
    return await recording.exit(send);
  } finally {
    current.underWay -= 1;
  }
}

const plain = async (found: Promise<QuerySnapshot>) => (await found).docs.map((document) => document.data());

/** Makes the client library tell of its reads, until the returned function is called. */
export function watchReads(): () => void {
  /* oxlint-disable typescript/unbound-method -- each is called with the object that it belongs to. */
  const { get } = Query.prototype;
  Query.prototype.get = function (this: Query) {
    const raw = this.withConverter(null);
    return recorded(
      () => plain(get.call(raw) as Promise<QuerySnapshot>),
      () => get.call(this),
    );
  } as typeof get;
  const { get: getOne } = DocumentReference.prototype;
  DocumentReference.prototype.get = function (this: DocumentReference) {
    const raw = this.withConverter(null);
    return recorded(
      async () => (await getOne.call(raw)).data() as unknown,
      () => getOne.call(this),
    );
  };
  const { getAll } = Firestore.prototype;
  Firestore.prototype.getAll = function (this: Firestore, ...refs) {
    const raw = refs.flatMap((one) => (one instanceof DocumentReference ? [this.doc(one.path)] : []));
    return recorded(
      async () => (await getAll.call(this, ...raw)).map((document) => document.data()),
      () => getAll.call(this, ...refs),
    );
  };
  // The library exports only the type of this class.
  const sums = Object.getPrototypeOf(
    new Firestore({ projectId: 'none' }).collection('none').count(),
  ) as AggregateQuery<AggregateSpec>;
  const { get: getSums } = sums;
  sums.get = function (this: AggregateQuery<AggregateSpec>) {
    return recorded(
      async () => (await getSums.call(this)).data(),
      () => getSums.call(this),
    );
  };
  /* oxlint-enable typescript/unbound-method */
  return () => {
    Query.prototype.get = get;
    DocumentReference.prototype.get = getOne;
    Firestore.prototype.getAll = getAll;
    sums.get = getSums;
  };
}

/** Runs work and returns the reads that it sent, in the steps in which it waited for them. */
export async function readsOf(work: () => Promise<void>): Promise<readonly Step[]> {
  const own: Recording = { steps: [], underWay: 0 };
  await recording.run(own, work);
  return own.steps;
}

/** Sends recorded reads again. */
export async function sendReads(steps: readonly Step[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const step of steps) found.push(...(await Promise.all(step.map((read) => read()))));
  return found;
}
