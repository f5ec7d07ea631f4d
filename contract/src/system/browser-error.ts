import { z } from 'zod';

/** Maximum bytes of a report. */
export const MAX_REPORT_BYTES = 16 * 1024;

const MAX_MESSAGE = 300;
const MAX_FRAMES = 20;
const MAX_FRAME = 300;

/** A line of a stack as V8 writes it, `at name (address:1:2)`, or as other browsers do, `name@address:1:2`. */
const FRAME = /^\s*(?:at )?(?:(.*?)(?: \(|@))?((?:https?:\/\/|\/)[^\s()]+:\d+:\d+)\)?$/;

/** Anything that can be the id of a document, a person or a code: long, with digits or upper-case letters among its characters. */
const ID = /\b(?=[\w-]*[\dA-Z])[\w-]{12,}/g;

/**
 * Returns the message of an error without what may belong to a person: addresses, e-mails, ids, numbers, and every quoted text that is no name of the
 * program (browsers quote what could not be read).
 */
export function plainMessage(message: string): string {
  return message
    .replaceAll(/\S+@\S+/g, '[e-mail]')
    .replaceAll(/\b(?:https?|blob|data):\S+/g, '[address]')
    .replaceAll(/(["“`])[^"”`]*["”`]/g, '[text]')
    .replaceAll(/'(?![A-Za-z$_][\w$.]{0,40}')[^']*'/g, '[text]')
    .replaceAll(ID, '[id]')
    .replaceAll(/\d{3,}/g, '[number]')
    .slice(0, MAX_MESSAGE);
}

/** Returns the path of an address in a stack: scripts keep their names, pages lose query, fragment and everything that can be an id. */
function plainAddress(address: string): string {
  const [, path = '', place = ''] = /^(?:https?:\/\/[^/]+)?([^?#]*).*?(:\d+:\d+)$/.exec(address) ?? [];
  return `${path.startsWith('/assets/') ? path : path.replaceAll(ID, ':id')}${place}`;
}

/**
 * Returns a stack in the form that Error Reporting reads, V8's, in whichever form the browser wrote it. Lines that are no place in a script, such as those of the
 * message, are left out.
 */
export function plainStack(name: string, message: string, stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const [, where = '', address] = FRAME.exec(line.slice(0, 2 * MAX_FRAME)) ?? [];
    if (address === undefined) return [];
    const place = plainAddress(address);
    return [`    at ${where ? `${where} (${place})` : place}`.slice(0, MAX_FRAME)];
  });
  return [`${name}: ${plainMessage(message)}`, ...frames.slice(0, MAX_FRAMES)].join('\n');
}

/** An error in a browser, as it is reported: what broke and where, and nothing about whom it happened to. */
export const BrowserError = z.object({
  /** The kind of error, such as `TypeError`. */
  name: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .max(60),
  message: z.string().max(MAX_MESSAGE),
  stack: z.string().max(MAX_FRAMES * MAX_FRAME + MAX_MESSAGE + 100),
  /** The pattern of the screen's address, `/loot/:id`. */
  route: z
    .string()
    .regex(/^(\*|\/[a-z-:/A-Z]*)$/)
    .max(100),
  /** The script that the browser began with, which names the release. */
  release: z
    .string()
    .regex(/^[\w.-]*$/)
    .max(100),
});
export type BrowserError = z.infer<typeof BrowserError>;
