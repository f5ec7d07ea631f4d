import { operations, type RequestMethod } from '../catalogue.ts';
import { map, type MapValue, nullValue, type Value } from '../values/value.ts';
import { segmentsOf } from '../values/path.ts';
import { MalformedValue, readTypedValue } from './typed-value.ts';

export interface RulesFile {
  readonly name: string;
  readonly content: string;
}

/** One line from firebase-tools, as its `lib/emulator/storage/rules/runtime.js` writes it. */
export type Message =
  | { readonly kind: 'load'; readonly id: number; readonly rulesetName: string; readonly files: readonly RulesFile[] }
  | {
      readonly kind: 'verify';
      readonly id: number;
      readonly rulesetName: string;
      readonly method: RequestMethod;
      readonly segments: readonly string[];
      readonly request: MapValue;
      readonly resource: Value;
    }
  /** The answer to a document that was asked for under the id; undefined when there is none. */
  | { readonly kind: 'document'; readonly id: number; readonly document: unknown }
  /** A request that cannot be carried out, with the reason to answer. */
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }
  /** A line that cannot be answered, because it has no id. */
  | { readonly kind: 'unreadable' };

/** Reads a line; never throws. */
export function readMessage(line: string): Message {
  const sent = parseJson(line);
  const id = member(sent, 'id');
  if (typeof id !== 'number') return { kind: 'unreadable' };
  const action = member(sent, 'action');
  if (action === undefined) {
    return { kind: 'document', id, document: member(sent, 'status') === 'ok' ? member(sent, 'result') : undefined };
  }
  try {
    const context = member(sent, 'context');
    if (action === 'load_ruleset') return readLoad(id, context);
    if (action === 'verify') return readVerify(id, context);
    return { kind: 'refused', id, reason: `Unknown action ${JSON.stringify(action)}.` };
  } catch (failure) {
    return { kind: 'refused', id, reason: failure instanceof Error ? failure.message : 'The request cannot be read.' };
  }
}

function readLoad(id: number, context: unknown): Message {
  const files = member(member(context, 'source'), 'files');
  if (!Array.isArray(files)) throw new MalformedValue("load_ruleset needs 'source.files'.");
  return {
    kind: 'load',
    id,
    rulesetName: text(context, 'rulesetName'),
    files: files.map((file: unknown) => ({ name: text(file, 'name'), content: text(file, 'content') })),
  };
}

function readVerify(id: number, context: unknown): Message {
  const method = text(context, 'method');
  if (!isRequestMethod(method)) throw new MalformedValue(`Unknown method '${method}'.`);
  const variables = member(context, 'variables');
  const request = readTypedValue(member(variables, 'request') ?? { map_value: {} });
  const resource = member(variables, 'resource');
  return {
    kind: 'verify',
    id,
    rulesetName: text(context, 'rulesetName'),
    method,
    segments: segmentsOf(text(context, 'path')),
    request: request.type === 'map' ? request : map([]),
    resource: resource === undefined ? nullValue : readTypedValue(resource),
  };
}

function isRequestMethod(name: string): name is RequestMethod {
  return name !== 'read' && name !== 'write' && Object.hasOwn(operations, name);
}

function text(owner: unknown, name: string): string {
  const value = member(owner, name);
  if (typeof value !== 'string') throw new MalformedValue(`'${name}' must be a string.`);
  return value;
}

function member(sent: unknown, name: string): unknown {
  return typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
