const PROBE_TIMEOUT_MS = 2_000;

/** True when an HTTP server answers at the URL, whatever its status. */
export async function answers(url: string): Promise<boolean> {
  return (await probe(url)) !== undefined;
}

/** The answer's JSON, nothing while the server does not answer with JSON. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await probe(url);
  try {
    return await response?.json();
  } catch {
    return undefined;
  }
}

async function probe(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
  } catch {
    return undefined;
  }
}
