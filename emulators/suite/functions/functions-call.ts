import type { IncomingHttpHeaders } from 'node:http';

/** The function that a call is for. It is sent with the call, because one process runs all functions of the codebase. */
export interface FunctionCall {
  /** Name of the export, `group.name` for one inside a group. */
  target: string;
  /** How it is called; `event` is for functions of the 1st generation. */
  signature: 'http' | 'cloudevent' | 'event';
  /** Time limit of the function. */
  timeoutSeconds: number;
}

const HEADER = 'x-doubloon-function';

/** The path at which the functions process lists its functions, in the form that `firebase-functions` uses for a deployment. */
export const MANIFEST_PATH = '/__/functions.yaml';

/** The only log entry that the functions process sends to firebase-tools: it has loaded the code and listens. */
export const LISTENING = { level: 'DEBUG', type: 'runtime-status', text: 'The functions process listens' };

/** Names the function in the headers of a request, replacing any values from the sender. */
export function addressCall(headers: IncomingHttpHeaders, call: FunctionCall): void {
  headers[HEADER] = JSON.stringify(call);
}

/** Returns the function that a request is for; undefined for a request that firebase-tools makes itself. */
export function readCall(headers: IncomingHttpHeaders): FunctionCall | undefined {
  const header = headers[HEADER];
  return typeof header === 'string' ? (JSON.parse(header) as FunctionCall) : undefined;
}
