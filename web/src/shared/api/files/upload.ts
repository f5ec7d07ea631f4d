import type { InputOf, Operation, OutputOf } from '@doubloon/contract/calls/operation.ts';
import { carryWithProgress, type Carriage } from './carry-with-progress.ts';
import { request } from '../request.ts';

/**
 * Calls an operation that takes files as `request` does, tells how far they have got (`onProgress`, 0 to 100) and can be
 * called off by `signal`; then it rejects with an `AbortError` (`wasCalledOff`).
 */
export function upload<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  files: readonly File[],
  carriage: Carriage,
): Promise<OutputOf<Op>> {
  return request(operation, input, files, carryWithProgress(carriage));
}

/** True for the error of an aborted call. */
export function wasCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
