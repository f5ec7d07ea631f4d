import type { MatchBlock, Permission, Position, Ruleset } from './ast.ts';
import { operations, type RequestMethod, storageService } from './catalogue.ts';
import { Context, type Observe } from './evaluation/context.ts';
import type { GetDocument } from './evaluation/documents.ts';
import { evaluate } from './evaluation/evaluate-expression.ts';
import { matchPattern } from './evaluation/match-path.ts';
import { Scope } from './scope.ts';
import { map, type MapValue, string, typeError, type Value } from './values/value.ts';

export interface StorageRequest {
  readonly method: RequestMethod;
  /** `b`, the bucket, `o`, then the object's name cut at its slashes. */
  readonly segments: readonly string[];
  /** The rules' `request`; its `method` is filled in. */
  readonly request: MapValue;
  /** The rules' `resource`: the object as it is, null when there is none. */
  readonly resource: Value;
}

export interface EvaluationError extends Partial<Position> {
  readonly message: string;
}

export interface Verdict {
  readonly permitted: boolean;
  /** Errors of the conditions that were looked at; they deny nothing by themselves. */
  readonly errors: readonly EvaluationError[];
  /** Output of `debug()`. */
  readonly debug: readonly string[];
}

/**
 * Judges a request: permitted when any condition that applies is true, and a list under version 2 only. Pure but for `getDocument`: the same ruleset, request
 * and documents give the same verdict. Never rejects; every error denies. `observe` is called with every value on the way.
 */
export async function verify(
  ruleset: Ruleset,
  request: StorageRequest,
  getDocument: GetDocument,
  observe?: Observe,
): Promise<Verdict> {
  if (request.method === 'list' && ruleset.version !== '2') {
    return { permitted: false, errors: [{ message: "A list needs rules_version = '2'." }], debug: [] };
  }
  const withMethod = map([...request.request.entries, ['method', string(request.method)]]);
  const context = new Context(withMethod, request.resource, getDocument, observe);
  const errors: EvaluationError[] = [];
  try {
    const permitted = await new Judgement(ruleset, request, context, errors).isPermitted();
    return { permitted, errors, debug: context.debug };
  } catch (failure) {
    errors.push({ message: failure instanceof Error ? failure.message : 'The evaluation failed.' });
    return { permitted: false, errors, debug: context.debug };
  }
}

class Judgement {
  private readonly ruleset: Ruleset;
  private readonly request: StorageRequest;
  private readonly context: Context;
  private readonly errors: EvaluationError[];

  constructor(ruleset: Ruleset, request: StorageRequest, context: Context, errors: EvaluationError[]) {
    this.ruleset = ruleset;
    this.request = request;
    this.context = context;
    this.errors = errors;
  }

  async isPermitted(): Promise<boolean> {
    const global = new Scope<Value>(this.ruleset.functions, []);
    for (const service of this.ruleset.services.filter(({ name }) => name === storageService)) {
      if (await this.anyMatch(service.matches, 0, new Scope(service.functions, [], global))) return true;
    }
    return false;
  }

  private async anyMatch(blocks: readonly MatchBlock[], start: number, scope: Scope<Value>): Promise<boolean> {
    for (const block of blocks) {
      for (const { end, captured } of matchPattern(block.pattern, this.request.segments, start, this.ruleset.version)) {
        const inside = new Scope(block.functions, captured, scope);
        const applies = end === this.request.segments.length;
        if (applies && (await this.anyPermission(block.permissions, inside))) return true;
        if (await this.anyMatch(block.matches, end, inside)) return true;
      }
    }
    return false;
  }

  private async anyPermission(permissions: readonly Permission[], scope: Scope<Value>): Promise<boolean> {
    for (const { operations: names, condition } of permissions) {
      if (!names.some(({ name }) => covers(name, this.request.method))) continue;
      if (!condition) return true;
      const value = await evaluate(condition, { scope, context: this.context });
      if (value.type === 'bool') {
        if (value.value) return true;
      } else {
        const { message, at } =
          value.type === 'error' ? value : { ...typeError('A condition', value), at: condition.at };
        this.errors.push({ message, ...at });
      }
    }
    return false;
  }
}

function covers(operation: string, method: RequestMethod): boolean {
  const methods: readonly string[] = Object.hasOwn(operations, operation)
    ? operations[operation as keyof typeof operations]
    : [];
  return methods.includes(method);
}
