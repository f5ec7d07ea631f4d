import { limits } from '../limits.ts';
import type { Expression } from '../ast.ts';
import type { Scope } from '../scope.ts';
import type { ErrorValue, MapValue, Sound, Value } from '../values/value.ts';
import { Documents, type GetDocument } from './documents.ts';

/** Ends the judgement of a request; unlike an error value no operator can absorb it. */
class TooManyExpressions extends Error {
  constructor() {
    super(`The request needs more than ${limits.expressionsPerRequest} expressions to be evaluated.`);
  }
}

/** Thrown like `TooManyExpressions`; the analyzer refuses such rules, so it only guards rules loaded without it. */
class TooDeep extends Error {
  constructor() {
    super(`Functions call each other more than ${limits.callDepth} deep.`);
  }
}

/** Called with the value of each expression. */
export type Observe = (expression: Expression, value: Value) => void;

/** The inputs of one request, with the resources used and values printed by its evaluation so far. */
export class Context {
  readonly request: MapValue;
  readonly resource: Value;
  readonly documents: Documents;
  readonly debug: string[] = [];
  readonly observe: Observe | undefined;
  private expressions = 0;
  private depth = 0;

  constructor(request: MapValue, resource: Value, getDocument: GetDocument, observe?: Observe) {
    this.request = request;
    this.resource = resource;
    this.documents = new Documents(getDocument);
    this.observe = observe;
  }

  /** Counts one operator, lookup or call. Throws `TooManyExpressions` past the limit. */
  countExpression(): void {
    this.expressions += 1;
    if (this.expressions > limits.expressionsPerRequest) throw new TooManyExpressions();
  }

  /** Runs the body of a function. Throws `TooDeep` past the limit. */
  async inFunction<T>(body: () => Promise<T>): Promise<T> {
    this.depth += 1;
    if (this.depth > limits.callDepth) throw new TooDeep();
    const result = await body();
    this.depth -= 1;
    return result;
  }
}

/** The place of an expression: its visible names and its request. */
export interface Place {
  readonly scope: Scope<Value>;
  readonly context: Context;
}

/** Evaluates an expression at a place. */
export type Evaluate = (expression: Expression, place: Place) => Promise<Value>;

/** The values of several expressions, or the first error among them. */
export async function evaluateAll(
  expressions: readonly Expression[],
  place: Place,
  evaluate: Evaluate,
): Promise<Sound[] | ErrorValue> {
  const values: Sound[] = [];
  for (const expression of expressions) {
    const value = await evaluate(expression, place);
    if (value.type === 'error') return value;
    values.push(value);
  }
  return values;
}
