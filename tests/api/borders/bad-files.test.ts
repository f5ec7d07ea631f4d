import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import type { UploadRules } from '@doubloon/contract/calls/operation.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { picture, sampleArchives, sampleFiles } from '../../../functions/testing/sample-files.ts';
import { callRaw, logLines, type TestFile } from '../../support/api.ts';
import { EVERY_EXAMPLE } from '../../support/examples/every-operation.ts';
import type { ReadyCall } from '../../support/examples/example.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { bucketFiles } from '../../support/given/stored-files.ts';
import { addressOfRequest, formOf, wireOf } from '../../support/borders/wire-request.ts';
import type { WireRequest } from '../../support/borders/wire-values.ts';

/** Files that must be refused, and the status that says why. */
interface BadFiles {
  readonly what: string;
  readonly status: 400 | 413 | 415 | 422;
  /** The form's field, when it is not the operation's. */
  readonly field?: string;
  readonly files: readonly TestFile[];
}

const good = await picture();
const samples = [...Object.values(await sampleFiles()), ...(await sampleArchives())];
const named = (name: string, bytes: Uint8Array = good.bytes, type = 'image/png'): TestFile => ({ name, type, bytes });
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const EXECUTABLE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 7)]);

function badFiles({ field, maxFiles, maxBytes, extensions }: UploadRules): BadFiles[] {
  const foreign = samples.filter(({ name }) => !extensions.includes(name.slice(name.lastIndexOf('.') + 1)));
  const more = Array.from({ length: maxFiles + 1 }, () => good);
  return [
    { what: 'no file', status: 422, files: [] },
    { what: 'an empty file', status: 422, files: [named('a.png', bytesOf(''))] },
    { what: 'more files than may come', status: 422, files: more },
    { what: 'a file in another field', status: 422, field: 'somewhere', files: [good] },
    { what: 'a file in a field written otherwise', status: 422, field: `${field}s`, files: [good] },
    { what: 'a page for a picture', status: 415, files: [named('a.png', bytesOf('<html><script>alert(1)</script>'))] },
    { what: 'a drawing with a script', status: 415, files: [named('a.svg', bytesOf('<svg onload="alert(1)"/>'))] },
    { what: 'a program for a picture', status: 415, files: [named('a.png', new Uint8Array(EXECUTABLE))] },
    { what: 'half a picture', status: 415, files: [named('a.png', good.bytes.slice(0, 30))] },
    { what: 'a program with a huge name', status: 415, files: [named('x'.repeat(5_000), new Uint8Array(EXECUTABLE))] },
    { what: 'a program with a tricky name', status: 415, files: [named('\u202egnp.\u2060/../a', bytesOf('#!\u0000'))] },
    { what: 'a name with a zero in it', status: 400, files: [named('a\u0000.png')] },
    { what: 'too large a file', status: 413, files: [named('a.png', new Uint8Array(maxBytes + 1))] },
    ...foreign.map((file) => ({ what: `a file that is ${file.name}`, status: 415 as const, files: [file] })),
  ];
}

/** No field is at fault where the form itself cannot be read; the other two are told by the words for what was sent. */
const WITHOUT_FIELD: readonly number[] = [400, 413, 415];

const taking = EVERY_EXAMPLE.flatMap(([id, { operation, prepare }]) =>
  operation.upload ? [{ id, operation, prepare, rules: operation.upload }] : [],
);

let tried = 0;

afterAll(() => console.log(`measured: bad files: ${tried} tried at ${taking.length} operations`));

/** Paths of every file that lies where the operations may store one. */
async function filesNear({ person }: ReadyCall, { body }: WireRequest): Promise<string[]> {
  const owners = { users: person?.uid, conversations: body['chatId'], applications: body['application_id'] };
  const folders = Object.entries(owners).map(([folder, id]) => `${folder}/${String(id)}`);
  return (await Promise.all(folders.map(bucketFiles))).flat();
}

describe.each(taking)('$id', ({ operation, prepare, rules }) => {
  let prepared: Promise<ReadyCall> | undefined;

  it.each(badFiles(rules))('refuses $what and stores nothing', async ({ status, field = rules.field, files }) => {
    passMinutes(60);
    const ready = await (prepared ??= prepare());
    const request = wireOf(operation, ready);
    const loggedBefore = logLines.length;
    const before = await filesNear(ready, request);
    tried += 1;
    const answer = await callRaw(operation.method, addressOfRequest(operation, request), {
      person: ready.person,
      body: formOf(field, request.body, files),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    const { details, message } = ErrorEnvelope.parse(answer.body);
    expect(message).not.toBe('');
    if (!WITHOUT_FIELD.includes(status)) expect(details).toMatchObject([{ field: `body.${field}` }]);
    expect(answer.usage.written.filter((path) => !path.startsWith('rateLimits/'))).toEqual([]);
    expect(await filesNear(ready, request)).toEqual(before);
    expect(logLines.slice(loggedBefore).filter(({ message: text }) => text === 'unexpected error')).toEqual([]);
  });
});
