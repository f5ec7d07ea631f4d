import PostalMime from 'postal-mime';
import { readJsonFile, writeJsonFile } from '../clock/json-file.ts';

/** A mail that was delivered here. */
export interface KeptMail {
  id: string;
  /** Who it was handed over for, not what its header says. */
  to: string[];
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Every header by its name in lower case. */
  headers: Record<string, string>;
  receivedAt: string;
}

/** Faults of mails for an address: refused for now, for good because there is no such mailbox or because it does not want this sender, or taken without an answer. */
const FAULTS = ['later', 'refuse', 'block', 'lose'] as const;
export type Fault = (typeof FAULTS)[number];

/** Older mails make room. */
const MAX_KEPT = 500;

export interface Mailbox {
  /** Keeps a mail as it came over the wire, for the recipients it was handed over for. */
  keep(raw: Uint8Array, to: readonly string[]): Promise<void>;
  /** The mails of an address or of all, newest first. */
  list(to?: string): readonly KeptMail[];
  find(id: string): KeptMail | undefined;
  /** Lets the next `times` mails for an address fail. */
  setFault(to: string, fault: Fault, times: number): void;
  /** The fault of the next mail for an address, which counts as having happened. */
  takeFault(to: string): Fault | undefined;
  empty(): void;
}

interface State {
  mails: KeptMail[];
  count: number;
}

const emptyState = (): State => ({ mails: [], count: 0 });

/** True for a word that names a fault. */
export const isFault = (word: unknown): word is Fault => FAULTS.some((fault) => fault === word);

/** Mails in a file, or in memory without one. */
export function openMailbox({ dataFile, now }: { dataFile?: string | undefined; now: () => number }): Mailbox {
  let state = (dataFile === undefined ? undefined : (readJsonFile(dataFile) as State | undefined)) ?? emptyState();
  const faults = new Map<string, { fault: Fault; times: number }>();
  const save = () => dataFile !== undefined && writeJsonFile(dataFile, state);
  return {
    async keep(raw, to) {
      const mail = await PostalMime.parse(raw);
      state.count += 1;
      state.mails.unshift({
        id: String(state.count),
        to: [...to],
        from: mail.from?.address ?? '',
        subject: mail.subject ?? '',
        html: mail.html ?? '',
        text: mail.text ?? '',
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
        receivedAt: new Date(now()).toISOString(),
      });
      state.mails.splice(MAX_KEPT);
      save();
    },
    list: (to) => state.mails.filter((mail) => to === undefined || mail.to.includes(to)),
    find: (id) => state.mails.find((mail) => mail.id === id),
    setFault: (to, fault, times) => void faults.set(to, { fault, times }),
    takeFault(to) {
      const found = faults.get(to);
      if (!found) return undefined;
      found.times -= 1;
      if (found.times <= 0) faults.delete(to);
      return found.fault;
    },
    empty() {
      state = emptyState();
      faults.clear();
      save();
    },
  };
}
