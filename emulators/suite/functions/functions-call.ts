import type { IncomingHttpHeaders } from 'node:http';

/** Which function a call is for. It travels with the call, because one process runs all functions of the codebase. */
export interface FunctionCall {
  /** Name of the export, `group.name` for one inside a group. */
  target: string;
  /** How it is called; `event` is how functions of the 1st generation were. */
  signature: 'http' | 'cloudevent' | 'event';
  /** How long the function may take. */
  timeoutSeconds: number;
}

const HEADER = 'x-doubloon-function';

/** The path at which the functions process lists its functions, as `firebase-functions` describes them for a deployment. */
export const MANIFEST_PATH = '/__/functions.yaml';

/** The one log entry that the functions process sends to firebase-tools: it has loaded the code and listens. */
export const LISTENING = { level: 'DEBUG', type: 'runtime-status', text: 'The functions process listens' };

/** Names the function in the headers of a request, in place of the sender's values. */
export function addressCall(headers: IncomingHttpHeaders, call: FunctionCall): void {
  headers[HEADER] = JSON.stringify(call);
}

/** The function that a request is for; nothing for a request that firebase-tools makes itself. */
export function readCall(headers: IncomingHttpHeaders): FunctionCall | undefined {
  const header = headers[HEADER];
  return typeof header === 'string' ? (JSON.parse(header) as FunctionCall) : undefined;
}
