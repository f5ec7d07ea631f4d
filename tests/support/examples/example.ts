import type { InputOf, Operation } from '@doubloon/contract/calls/operation.ts';
import type { TestFile } from '../api.ts';
import type { Person } from '../given/person.ts';

/** A call that succeeds, with everything that it needs already stored. */
export interface ReadyCall<Op extends Operation = Operation> {
  readonly input: InputOf<Op>;
  readonly person?: Person;
  /** Files of the request, for an operation that takes files. */
  readonly files?: readonly TestFile[];
}

/** An operation, and a function that prepares a new successful call of it each time. */
export interface Example {
  readonly operation: Operation;
  readonly prepare: () => Promise<ReadyCall>;
}

/** Joins an operation with the function that prepares its call. */
export function example<Op extends Operation>(operation: Op, prepare: () => Promise<ReadyCall<Op>>): Example {
  return { operation, prepare: prepare };
}
