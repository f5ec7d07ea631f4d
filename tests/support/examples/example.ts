import type { InputOf, Operation } from '@doubloon/contract/calls/operation.ts';
import type { TestFile } from '../api.ts';
import type { Person } from '../given/person.ts';

/** A call that succeeds, with everything it needs in place. */
export interface ReadyCall<Op extends Operation = Operation> {
  readonly input: InputOf<Op>;
  readonly person?: Person;
  /** Files of a request to an operation that takes files. */
  readonly files?: readonly TestFile[];
}

/** One operation with a way to make a call of it that succeeds, anew each time. */
export interface Example {
  readonly operation: Operation;
  readonly prepare: () => Promise<ReadyCall>;
}

/** Joins an operation with what prepares a call of it. */
export function example<Op extends Operation>(operation: Op, prepare: () => Promise<ReadyCall<Op>>): Example {
  return { operation, prepare: prepare };
}
