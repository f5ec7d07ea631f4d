import { AppError } from './app-error.ts';

/** Fetches a page of an allow-listed host. */
export type SafeFetch = (url: string) => Promise<{ status: number; url: string; text: string }>;

export interface SafeFetchOptions {
  readonly allowedHosts: readonly string[];
  readonly socialWebBase?: string;
}

/** A fetch that refuses every host outside the allow-list. */
export function createSafeFetch({ allowedHosts }: SafeFetchOptions): SafeFetch {
  return (url) => {
    const { hostname, protocol } = new URL(url);
    return Promise.reject(
      new AppError('invalid_input', `Not an address that is fetched: ${protocol}//${hostname} (${allowedHosts.length} hosts are)`),
    );
  };
}
